import { join } from 'node:path';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { mdxNode } from '../../shared/mdxNode';
import { relativeTo } from '../../shared/site';
import { type BeautifulMermaid, type Drawing, drawing } from './drawing';
import { DiagramProblem } from './problem';

const sheet = join(import.meta.dirname, 'client/diagrams.css');
/** Longest name that is made from the texts of an image. */
const maxNameLength = 120;
/** Narrower images fit on every screen. */
const narrowPx = 280;

/** The diagrams of a page, in order. */
export function diagramsOf(tree: Root): Code[] {
  const diagrams: Code[] = [];
  visit(tree, 'code', node => {
    if (node.lang === 'mermaid') diagrams.push(node);
  });
  return diagrams;
}

/** Remark plugin: turns the diagrams of a page into images. What cannot be drawn stays a code block and is reported. */
export function remarkDiagrams(load: () => Promise<BeautifulMermaid>, report: (problems: string[]) => void) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const diagrams = diagramsOf(tree);
    if (diagrams.length === 0) return;
    const library = await load();
    const problems: string[] = [];
    let drawn = 0;
    for (const [index, node] of diagrams.entries()) {
      const made = tryDrawing(library, node, String(index));
      if ('problem' in made) {
        problems.push(`${relativeTo(process.cwd(), file.path)}:${made.line}: ${made.problem}`);
        continue;
      }
      drawn += 1;
      Object.assign(node, imageOf(node, made));
    }
    if (drawn > 0) tree.children.unshift(mdxNode(`import ${JSON.stringify(sheet)}`));
    if (problems.length > 0) report(problems);
  };
}

/** The image of a diagram, or what is wrong with it and the line in its page. */
export function tryDrawing(
  library: BeautifulMermaid,
  node: Code,
  key: string,
): Drawing | { problem: string; line: number } {
  const fence = node.position?.start.line ?? 1;
  try {
    return drawing(library, node.value, key);
  } catch (error) {
    if (error instanceof DiagramProblem) return { problem: error.message, line: fence + 1 + error.line };
    return { problem: (error as Error).message, line: fence };
  }
}

function imageOf(node: Code, { svg, width, title, description, texts }: Drawing) {
  const named = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(node.meta ?? '');
  const name = named?.[1] ?? named?.[2] ?? named?.[3] ?? title ?? listed(texts);
  const attributes = {
    className: 'duet-diagram rp-not-doc',
    role: 'img',
    'aria-label': name,
    ...(description ? { 'aria-description': description } : {}),
    // What may scroll can be reached by keyboard.
    ...(width > narrowPx ? { tabIndex: '0' } : {}),
  };
  const props = Object.entries(attributes)
    .map(([key, value]) => ` ${key}={${JSON.stringify(value)}}`)
    .join('');
  return mdxNode(`<div${props} dangerouslySetInnerHTML={{ __html: ${JSON.stringify(svg)} }} />`);
}

/** As many texts as make a name. */
function listed(texts: readonly string[]): string {
  let name = '';
  for (const text of new Set(texts)) {
    const longer = name ? `${name}, ${text}` : text;
    if (name && longer.length > maxNameLength) return `${name}, …`;
    name = longer;
  }
  return name;
}
