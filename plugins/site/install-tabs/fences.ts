import type { Code, Root, RootContent } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { callsNpm, commandFor } from '../../../shared/commands/commandFor';
import { managers } from '../../../shared/commands/managers';
import type { InstallTabsSettings } from './options';

/** Local name of the component, which cannot collide with an import of the page. */
const local = 'DuetPackageManagerTabs';
const mdx = unified().use(remarkParse).use(remarkMdx).freeze();

/** Whether a fence asks for tabs and has an npm command to make them from. */
export function asksForTabs({ lang, meta, value }: Code, { word, languages }: InstallTabsSettings): boolean {
  return languages.includes(lang ?? '') && (meta ?? '').split(/\s+/).includes(word) && callsNpm(value);
}

/** Remark plugin: turns fences such as ```` ```sh install ```` into `<PackageManagerTabs command={{ npm: …, … }} />`. */
export function remarkInstallTabs(settings: InstallTabsSettings) {
  return (tree: Root): void => {
    let isFound = false;
    visit(tree, 'code', (fence, index, parent) => {
      if (!asksForTabs(fence, settings)) return;
      parent!.children[index!] = nodeOf(`<${local} command={${JSON.stringify(commandsFor(fence.value))}} />`);
      isFound = true;
    });
    if (isFound) {
      // The component of the site's theme.
      tree.children.unshift(nodeOf(`import { PackageManagerTabs as ${local} } from '@rspress/core/theme'`));
    }
  };
}

/** A fence of npm commands for every package manager. */
export const commandsFor = (code: string): Record<string, string> =>
  Object.fromEntries(managers.map(manager => [manager, commandFor(manager, code)]));

/** The node of a tag or of an import, with the syntax tree that the compiler reads. */
const nodeOf = (source: string): RootContent => mdx.parse(source).children[0]!;
