import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { markdownPages } from './pageSource';
import { relativeTo, type Site, sourceFolderOf } from './site';

/** The file that marks a folder as the plugin's, and keeps it out of the repository. */
const marker = '.gitignore';
const markerOf = (plugin: string) =>
  `# The pages of this folder are written by rspress-plugin-duet/${plugin}.\n*\n`;

/** The folder of a plugin's pages in a language. @param folder as in its options: `/api/` */
export const pageFolderOf = (site: Site, lang: string, folder: string): string =>
  sourceFolderOf(site, lang, folder.slice(0, -1));

/**
 * Writes what has changed, and removes what is not written any more.
 * @returns the problem with the folder, if it has files of somebody else
 */
export function writePages(
  plugin: string,
  folder: string,
  files: ReadonlyMap<string, string>,
): string | undefined {
  const markerText = markerOf(plugin);
  const existing = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    : [];
  const isWritten = existing.includes(marker) && readFileSync(join(folder, marker), 'utf8') === markerText;
  if (existing.length > 0 && !isWritten)
    return `"${relativeTo(process.cwd(), folder)}" has files that this plugin did not write, such as "${existing[0]}"; name a folder of its own`;
  const all = new Map([...files, [marker, markerText]]);
  for (const name of existing) if (!all.has(name)) rmSync(join(folder, name));
  for (const [name, text] of all) {
    const path = join(folder, name);
    if (existing.includes(name) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return undefined;
}

/** Writes the pages in a plugin's folders as {@link plainPage} into the Markdown output. @param folders asked for each page */
export const plainPages = (plugin: string, folders: () => readonly string[]): RsbuildPlugin =>
  markdownPages(plugin, (source, _, file) =>
    folders().some(folder => file.startsWith(folder + sep)) ? plainPage(source) : source,
  );

/** A finished page without what Markdown does not need: tags, and what only checks read. */
export const plainPage = (source: string) =>
  source
    .replace(/^<\/?div\b[^>]*>$\n*/gm, '')
    .replace(/^(```.*?) nocheck="[^"]*"/gm, '$1')
    .replace(/^<h3 id="[^"]*">(.*)<\/h3>$/gm, '### $1')
    .replace(/<span lang="[^"]*">|<\/span>|<a id="[^"]*"><\/a> ?/g, '');
