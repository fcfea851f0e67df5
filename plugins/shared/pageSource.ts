import type { RsbuildPlugin } from '@rsbuild/core';
import type { Node, Root } from 'mdast';
import { splitFrontmatter } from '../../shared/frontmatter';

/** Rspress's name of the build that writes the Markdown output. */
export const markdownBuild = 'node_md';

/** Rewrites the source of pages for the Markdown output (`llms`), where Rspress runs no remark plugins of other packages. */
export function markdownPages(
  plugin: string,
  rewrite: (source: string, isMdx: boolean, file: string) => string,
): RsbuildPlugin {
  return {
    name: `rspress-plugin-duet/${plugin}/markdown`,
    setup(api) {
      api.transform(
        { test: /\.mdx?$/, environments: [markdownBuild], order: 'pre' },
        ({ code, resourcePath, resourceQuery }) =>
          resourceQuery ? code : rewrite(code, resourcePath.endsWith('.mdx'), resourcePath),
      );
    },
  };
}

/**
 * Replaces parts of a page's source by new text, from the last to the first.
 * @param parse the parser of the page
 * @param find the nodes to replace, in the order of the page
 * @param textOf the new text of a node
 */
export function replaceNodes<Found extends Node>(
  source: string,
  parse: (source: string) => Root,
  find: (tree: Root) => readonly Found[],
  textOf: (node: Found) => string,
): string {
  let nodes: readonly Found[];
  try {
    nodes = find(parse(onlyMarkdown(source)));
  } catch {
    // Rspress parses the page next and reports the error.
    return source;
  }
  let result = source;
  for (const node of nodes.toReversed()) {
    const [start, end] = [node.position!.start.offset!, node.position!.end.offset!];
    // Prefix of the lines of a block, as its last line has it: the indent of a list, the `>` of a quote.
    const before = /^[ \t>]*/.exec(source.slice(source.lastIndexOf('\n', end - 1) + 1, end))![0];
    const text = textOf(node)
      .replaceAll('\n', `\n${before}`)
      .replace(/[ \t]+$/gm, '');
    result = result.slice(0, start) + text + result.slice(end);
  }
  return result;
}

/** Blanks out frontmatter and the `{#id}` of headings, which are not Markdown; offsets stay the same. */
const onlyMarkdown = (source: string) =>
  splitFrontmatter(source).body.replace(/(?<=^#{1,6} .*)\\?\{#[^}\n]+\}(?=[ \t]*$)/gm, text =>
    text.replace(/[^\n]/g, ' '),
  );
