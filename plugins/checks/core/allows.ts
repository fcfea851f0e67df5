import type { Nodes, Parent, Root } from 'mdast';
import type { Allow, Page } from './page';

/** The rule and the reason of a comment that opts out; undefined for every other expression. */
export function allowOf(expression: string): Pick<Allow, 'rule' | 'reason'> | undefined {
  const found = /^\/\*\s*duet-allow\s+([\w/*-]+)\s*(?::\s*([\s\S]*?))?\s*\*\/$/.exec(expression.trim());
  return found ? { rule: found[1]!, reason: found[2] ?? '' } : undefined;
}

/** An opt-out covers the block after it; above the first heading it covers the page. */
export function closeAllows(tree: Root, page: Page): void {
  const firstHeading = page.headings[0]?.line ?? 1;
  const blocks: Nodes[] = [];
  const gather = (parent: Parent) => {
    for (const child of parent.children) {
      blocks.push(child as Nodes);
      if ('children' in child && child.type !== 'paragraph') gather(child as Parent);
    }
  };
  gather(tree);
  for (const allow of page.allows) {
    const next = blocks.find(
      block => (block.position?.start.line ?? 0) > allow.line && !isAllow(block, page.allows),
    );
    allow.lastLine =
      allow.line < firstHeading ? Number.MAX_SAFE_INTEGER : (next?.position?.end.line ?? allow.line);
  }
}

function isAllow(node: Nodes, allows: readonly Allow[]): boolean {
  return node.type === 'mdxFlowExpression' && allows.some(({ line }) => line === node.position?.start.line);
}
