import type { RspressPlugin } from '@rspress/core';
import { commandFor } from '../../shared/commands/commandFor';
import { managers } from '../../shared/commands/managers';
import { builderPlugin } from './builderPlugin';

/** `<PackageManagerTabs command="…" />` in the compiled code of a page, with `exec` and `dlx` at most. */
const tabs =
  /(\bPackageManagerTabs, \{\s*)command: ("(?:[^"\\]|\\.)*")((?:,\s*(?:exec|dlx): true)*)(?=\s*\})/g;

/** Translates the npm commands of pages, so that their readers do not load the translator. */
export function translatedCommandsPlugin(): RspressPlugin {
  return builderPlugin('translated-commands', api =>
    api.transform({ test: /\.(?:mdx?|tsx)$/, order: 'post' }, ({ code }) => withCommands(code)),
  );
}

/** A compiled page with the command of each package manager instead of npm's short form. */
export function withCommands(code: string): string {
  return code.replace(tabs, (_, start: string, command: string, flags: string) => {
    const kind = flags.includes('dlx') ? 'dlx' : flags ? 'exec' : undefined;
    const commands = managers.map(tool => [
      tool,
      commandFor(tool, JSON.parse(command), { isShort: true, kind }),
    ]);
    return `${start}command: ${JSON.stringify(Object.fromEntries(commands))}`;
  });
}
