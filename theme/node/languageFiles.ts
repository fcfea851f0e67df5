import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readPath, type SiteAddress } from '../../shared/address';

/** The files from which sidebars are made. */
export interface LanguageFiles {
  /** Paths below the folder of pages. */
  all: string[];
  /** Files that a language lacks, by their path in it, with the path in the default language. */
  lacking: Map<string, string>;
  /** Whether the `_meta.json` of a language names a page that it lacks. */
  isNamed: boolean;
}

/** Finds what other languages lack of the default language, and whether they name it. */
export async function languageFiles(root: string, address: SiteAddress): Promise<LanguageFiles> {
  const names = await readdir(root, { recursive: true }).catch(() => []);
  const all = names
    .map(name => name.replaceAll('\\', '/'))
    .filter(
      name => /\.(mdx?|[jt]sx?)$|(^|\/)_(meta|nav)\.json$/.test(name) && !/(^|\/)node_modules\//.test(name),
    );
  const fileOf = (version: string, lang: string, path: string) =>
    [address.versions.length > 0 ? version : '', lang].filter(Boolean).join('/') + path;
  const stems = new Set(all.map(stemOf));
  const folders = new Set(all.map(dirname));
  const lacking = new Map<string, string>();
  for (const file of all) {
    const { version, lang, path } = readPath(`/${file}`, address);
    // A file beside the folders of the languages belongs to none.
    if (lang !== address.lang || fileOf(version, lang, path) !== file) continue;
    for (const other of address.langs.filter(each => each !== lang)) {
      const target = fileOf(version, other, path);
      const isList = path.endsWith('.json');
      if (isList ? !folders.has(dirname(target)) : !stems.has(stemOf(target))) lacking.set(target, file);
    }
  }
  const lackingStems = new Set([...lacking.keys()].flatMap(file => [stemOf(file), dirname(file)]));
  const lists = all.filter(file => file.endsWith('_meta.json'));
  const named = await Promise.all(
    lists.map(async file => namesIn(await readFile(join(root, file), 'utf8'), file)),
  );
  const isNamed = named.flat().some(path => !stems.has(path) && !folders.has(path) && lackingStems.has(path));
  return { all, lacking, isNamed };
}

const stemOf = (file: string) => file.replace(/\.\w+$/, '');

/** Paths, without ending, of the pages and folders that a `_meta.json` names; one that cannot be read names none. */
function namesIn(source: string, file: string): string[] {
  try {
    return (JSON.parse(source) as (string | { name?: string })[])
      .map(item => (typeof item === 'string' ? item : item?.name))
      .filter(name => typeof name === 'string')
      .map(name => stemOf(join(dirname(file), name).replaceAll('\\', '/')));
  } catch {
    return [];
  }
}

/** Copies the folder of pages, with what the languages lack; Rspress makes sidebars from files alone. */
export async function copyFiles(
  { all, lacking }: LanguageFiles,
  root: string,
  target: string,
): Promise<void> {
  await rm(target, { recursive: true, force: true });
  const files = [...all.map(file => [file, file] as const), ...lacking];
  for (const folder of new Set(files.map(([file]) => dirname(join(target, file)))))
    await mkdir(folder, { recursive: true });
  await Promise.all(files.map(([file, source]) => copyFile(join(root, source), join(target, file))));
}
