import type { Nodes, Parent, Root } from 'mdast';
import type { Project } from './check';
import { type Finding, type OptedOut, optOutComment, pageError } from './finding';
import type { OptOut, Page } from './page';

/** The rule and the reason of a `duet-allow` comment; undefined for every other expression. */
export function parseOptOut(expression: string): Pick<OptOut, 'rule' | 'reason'> | undefined {
  const match = /^\/\*\s*duet-allow\s+([\w/*-]+)\s*(?::\s*([\s\S]*?))?\s*\*\/$/.exec(expression.trim());
  return match ? { rule: match[1]!, reason: match[2] ?? '' } : undefined;
}

/** An opt-out covers the block after it; above the first heading it covers the page. */
export function setOptOutRanges(tree: Root, { headings, optOuts }: Page): void {
  const firstHeading = headings[0]?.line ?? 1;
  const commentLines = new Set(optOuts.map(({ line }) => line));
  const blocks = blocksBelow(tree).filter(
    ({ type, position }) => type !== 'mdxFlowExpression' || !commentLines.has(position?.start.line ?? 0),
  );
  for (const optOut of optOuts) {
    const next = blocks.find(({ position }) => (position?.start.line ?? 0) > optOut.line);
    optOut.lastLine =
      optOut.line < firstHeading ? Number.MAX_SAFE_INTEGER : (next?.position?.end.line ?? optOut.line);
  }
}

function blocksBelow(parent: Parent): Nodes[] {
  return (parent.children as Nodes[]).flatMap(child =>
    'children' in child && child.type !== 'paragraph' ? [child, ...blocksBelow(child)] : [child],
  );
}

/** Separates the findings that a comment on the page exempts from the others. */
export function applyOptOuts(
  findings: readonly Finding[],
  { pages }: Project,
): { findings: Finding[]; optedOut: OptedOut[] } {
  const optOutsByFile = new Map(pages.map(({ file, optOuts }) => [file, optOuts]));
  const optedOut: OptedOut[] = [];
  const kept = findings.filter(({ file, line, rule }) => {
    const covers = ({ reason, ...optOut }: OptOut) =>
      reason && line >= optOut.line && line <= optOut.lastLine && `${rule}/`.startsWith(`${optOut.rule}/`);
    const optOut = optOutsByFile.get(file)?.find(covers);
    if (optOut) optedOut.push({ file, line, rule, reason: optOut.reason });
    return !optOut;
  });
  return { findings: kept, optedOut };
}

/** Opt-outs without a reason, which exempt nothing. */
export function optOutsWithoutReason({ pages }: Project): Finding[] {
  return pages.flatMap(page =>
    page.optOuts.flatMap(optOut => {
      if (optOut.reason) return [];
      const message = `The opt-out from ${optOut.rule} has no reason.`;
      const fix = `Write ${optOutComment(optOut.rule)} with the reason instead of "why".`;
      const finding = pageError('page/opt-out', page, optOut, message, fix);
      return [{ ...finding, optOut: 'none: an opt-out needs a reason' }];
    }),
  );
}
