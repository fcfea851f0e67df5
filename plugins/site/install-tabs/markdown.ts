import type { RsbuildPlugin } from '@rsbuild/core';
import type { Code, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Patches } from '../../../shared/node/patch';
import { markdownBuild, markdownPages, replaceNodes } from '../../shared/pageSource';
import { asksForTabs, commandsFor } from './fences';
import type { InstallTabsSettings } from './options';

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();
const mdx = markdown().use(remarkMdx).freeze();

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
  const pages = markdownPages('install-tabs', (source, isMdx) => withNamedFences(source, settings, isMdx));
  return {
    ...pages,
    setup(api) {
      pages.setup(api);
      api.onBeforeCreateCompiler(({ environments }) => {
        if (api.context.action === 'build' && isWritten())
          patches.lookUp(buildName, markdownBuild in environments);
      });
    },
  };
}

/** The source of a page with every install fence replaced by one fence per package manager, each below its name. */
export function withNamedFences(source: string, settings: InstallTabsSettings, isMdx = true): string {
  if (!source.includes(settings.word)) return source;
  const fencesOf = (tree: Root) => {
    const fences: Code[] = [];
    visit(tree, 'code', fence => {
      if (asksForTabs(fence, settings)) fences.push(fence);
    });
    return fences;
  };
  return replaceNodes(source, text => (isMdx ? mdx : markdown).parse(text), fencesOf, named);
}

function named({ lang, value }: Code): string {
  return Object.entries(commandsFor(value))
    .map(([manager, commands]) => `**${manager}**\n\n\`\`\`${lang}\n${commands}\n\`\`\``)
    .join('\n\n');
}
