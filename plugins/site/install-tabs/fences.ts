import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { callsNpm, commandFor } from '../../../shared/commands/commandFor';
import { managers } from '../../../shared/commands/managers';
import { mdxNode } from '../../shared/mdxNode';
import type { InstallTabsSettings } from './options';

/** Local name of the component, which cannot collide with an import of the page. */
const local = 'DuetPackageManagerTabs';

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
      parent!.children[index!] = mdxNode(
        `<${local} command={${JSON.stringify(commandsFor(fence.value))}} />`,
      );
      isFound = true;
    });
    if (isFound) {
      // The component of the site's theme.
      tree.children.unshift(mdxNode(`import { PackageManagerTabs as ${local} } from '@rspress/core/theme'`));
    }
  };
}

/** A fence of npm commands for every package manager. */
export const commandsFor = (code: string): Record<string, string> =>
  Object.fromEntries(managers.map(manager => [manager, commandFor(manager, code)]));
