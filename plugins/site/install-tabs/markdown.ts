import type { RsbuildPlugin } from '@rsbuild/core';
import type { Code } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { splitFrontmatter } from '../../../shared/frontmatter';
import type { Patches } from '../../../shared/node/patch';
import { asksForTabs, commandsFor } from './fences';
import type { InstallTabsSettings } from './options';

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();
const mdx = markdown().use(remarkMdx).freeze();

/** Rspress's name of the build that writes the Markdown output. */
const build = 'node_md';
const loss = 'the Markdown output contains the commands of npm only';
const buildName = { name: 'markdown-build', package: '@rspress/core', loss } as const;

/**
 * Rewrites the fences for the Markdown output (`llms`), where Rspress runs no remark plugins of other packages.
 * @param isWritten whether the site has that output
 */
export function installMarkdown(
  settings: InstallTabsSettings,
  patches: Patches<'markdown-build'>,
  isWritten: () => boolean,
): RsbuildPlugin {
  return {
    name: 'rspress-plugin-duet/install-tabs',
    setup(api) {
      api.onBeforeCreateCompiler(({ environments }) => {
        if (api.context.action === 'build' && isWritten()) patches.lookUp(buildName, build in environments);
      });
      api.transform(
        { test: /\.mdx?$/, environments: [build], order: 'pre' },
        ({ code, resourcePath, resourceQuery }) =>
          resourceQuery ? code : withNamedFences(code, settings, resourcePath.endsWith('.mdx')),
      );
    },
  };
}

/** The source of a page with every install fence replaced by one fence per package manager, each below its name. */
export function withNamedFences(source: string, settings: InstallTabsSettings, isMdx = true): string {
  if (!source.includes(settings.word)) return source;
  const fences: Code[] = [];
  try {
    visit((isMdx ? mdx : markdown).parse(onlyMarkdown(source)), 'code', fence => {
      if (asksForTabs(fence, settings)) fences.push(fence);
    });
  } catch {
    // Rspress parses the page next and reports the error.
    return source;
  }
  let result = source;
  for (const fence of fences.reverse()) {
    const { start, end } = fence.position!;
    // Prefix of the lines of the fence: the indent of a list, the `>` of a quote.
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

/** Blanks out frontmatter and the `{#id}` of headings, which are not Markdown; offsets stay the same. */
const onlyMarkdown = (source: string) =>
  splitFrontmatter(source).body.replace(/(?<=^#{1,6} .*)\\?\{#[^}\n]+\}(?=[ \t]*$)/gm, text =>
    text.replace(/[^\n]/g, ' '),
  );

function named({ lang, value }: Code): string {
  return Object.entries(commandsFor(value))
    .map(([manager, commands]) => `**${manager}**\n\n\`\`\`${lang}\n${commands}\n\`\`\``)
    .join('\n\n');
}
