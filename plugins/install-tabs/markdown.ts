import type { RsbuildPlugin } from '@rsbuild/core';
import type { Code, Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { asksForTabs, commandsFor, type FenceSettings } from './fences';

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();
const mdx = markdown().use(remarkMdx).freeze();

/**
 * Writes the fences out for the Markdown output (`llms`), where Rspress runs no
 * remark plugin of others: without this, readers of it would see npm alone.
 */
export function installMarkdown(settings: FenceSettings): RsbuildPlugin {
  return {
    name: 'rspress-plugin-duet/install-tabs',
    setup(api) {
      api.transform(
        { test: /\.mdx?$/, environments: ['node_md'], order: 'pre' },
        ({ code, resourcePath, resourceQuery }) =>
          resourceQuery ? code : withNamedFences(code, settings, resourcePath.endsWith('.mdx')),
      );
    },
  };
}

/**
 * The source of a page with one fence per package manager, each below its name,
 * in place of every install fence. Everything else stays as it was, to the letter.
 * @param isMdx whether the source is MDX; its tags and expressions are no Markdown
 */
export function withNamedFences(source: string, settings: FenceSettings, isMdx = true): string {
  if (!source.includes(settings.word)) return source;
  const fences: Code[] = [];
  const walk = (node: Nodes) => {
    if (node.type === 'code' && asksForTabs(node, settings)) fences.push(node);
    else if ('children' in node) node.children.forEach(walk);
  };
  try {
    walk((isMdx ? mdx : markdown).parse(onlyMarkdown(source)));
  } catch {
    // Rspress, which reads the page next, says what is wrong with it.
    return source;
  }
  let result = source;
  for (const fence of fences.reverse()) {
    const { start, end } = fence.position!;
    // What stands before a line of the fence: the spaces of a list, the `>` of a quotation.
    const before = source
      .slice(source.lastIndexOf('\n', end.offset! - 1) + 1, end.offset)
      .replace(/[`~]+\s*$/, '');
    const text = named(fence)
      .replaceAll('\n', `\n${before}`)
      .replace(/[ \t]+$/gm, '');
    result = result.slice(0, start.offset) + text + result.slice(end.offset);
  }
  return result;
}

/** Frontmatter and `{#id}` of headings, which only Rspress knows, as blanks: offsets stay as they are. */
const onlyMarkdown = (source: string) =>
  source.replace(
    /(?<![\s\S])---\r?\n[\s\S]*?\n---(?=\r?\n|$)|(?<=^#{1,6} .*)\\?\{#[^}\n]+\}(?=[ \t]*$)/gm,
    text => text.replace(/[^\n]/g, ' '),
  );

function named({ lang, value }: Code): string {
  return Object.entries(commandsFor(value))
    .map(([manager, commands]) => `**${manager}**\n\n\`\`\`${lang}\n${commands}\n\`\`\``)
    .join('\n\n');
}
