import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { userError } from '../../../shared/node/userError';
import type { ThemeClass, TypeDoc } from './typedoc';

/** TypeDoc and its theme for Markdown. */
export interface Loaded {
  typedoc: TypeDoc;
  /** Versions of TypeDoc and TypeScript. */
  version: string;
  /** File of the plugin that writes Markdown. */
  plugin: string;
  Theme: ThemeClass;
}

const packages = ['typedoc', 'typedoc-plugin-markdown'] as const;

/**
 * Loads TypeDoc, which only users of this plugin install.
 * @param folder whose `node_modules` contains it
 * @throws an error that says how to install it
 */
export async function loadTypeDoc(name: string, folder: string): Promise<Loaded> {
  const { resolve: find } = createRequire(join(resolve(folder), 'package.json'));
  const fileOf = (wanted: string, from = find) => {
    try {
      return from(wanted);
    } catch {
      return undefined;
    }
  };
  const [main, plugin] = packages.map(wanted => fileOf(wanted));
  if (!main || !plugin) {
    const missing = packages.filter(wanted => !fileOf(wanted));
    throw userError(
      `[rspress-plugin-duet/${name}] ${missing.map(text => `"${text}"`).join(' and ')} cannot be found from "${folder}". Install what is missing: npm install -D ${missing.join(' ')} "typescript@<7"`,
    );
  }
  const compiler = fileOf('typescript/package.json', createRequire(main).resolve);
  const version = compiler && JSON.parse(readFileSync(compiler, 'utf8')).version;
  if (!version || Number.parseInt(version, 10) >= 7)
    throw userError(
      `[rspress-plugin-duet/${name}] TypeDoc needs TypeScript 5 or 6 and finds ${version ?? 'none'}. Install it in a folder of its own with such a version, and name the folder: options.typedoc.`,
    );
  const typedoc: TypeDoc = await import(/* webpackIgnore: true */ pathToFileURL(main).href);
  const { MarkdownTheme } = await import(/* webpackIgnore: true */ pathToFileURL(plugin).href);
  return { typedoc, version: `${typedoc.Application.VERSION} ${version}`, plugin, Theme: MarkdownTheme };
}
