import { FileEngine } from '../../../theme/shared/search/engine/fileEngine';
import type { IndexHead } from '../../../theme/shared/search/index/head';
import { currentFile, headFile, partFile } from '../../../theme/shared/search/indexAddress';
import type { SearchHit } from '../../../theme/shared/search/types';
import type { ReadFile } from './files';
import { headingsOf, sectionOf } from './sections';

/** A page of the site's list of pages (`llms.txt`). */
export interface ListedPage {
  /** Title of its section in the list. */
  section: string;
  title: string;
  /** Path of the page below the site's base, without an ending: `/guide/start/`. */
  path: string;
  description: string;
}

/** A site built with Duet, as an agent reads it. */
export interface Site {
  /** Languages of the site, the default one first; `['']` on a site without languages. */
  languages: string[];
  /** Versions of the documentation, the default one first; empty on a site without versions. */
  versions: string[];
  /** The hits of a query, best page first. @throws Error if there is no index of this language and version */
  search(query: string, lang: string, version: string, limit: number): Promise<SearchHit[]>;
  /** Markdown of a page, or of the section with an id. @throws Error that says what is missing, and what there is */
  read(page: string, section?: string): Promise<string>;
  /** All pages of a language and version with their descriptions. @throws Error if the site writes no list */
  pages(lang: string, version: string): Promise<ListedPage[]>;
}

/** How long the hash of an index is used before the site is asked again, in milliseconds. */
const freshMs = 60_000;

/** Reads what a site says about itself. @throws Error if it is not a site built with Rspress */
export async function openSite(read: ReadFile): Promise<Site> {
  const home = await read('index.html');
  if (home === undefined) throw new Error('There is no index.html: this is not a built site.');
  // A page that is not rendered has its language only among the settings of the script that reads addresses.
  const [, ownLang = '', ownLangs = '[]'] = /"lang":"([\w-]*)","langs":(\[[^\]]*\])/.exec(home) ?? [];
  const lang = /<html[^>]*\slang="?([\w-]*)/i.exec(home)?.[1] || ownLang;
  const named = [...home.matchAll(/<link[^>]*\shreflang="?([\w-]+)/gi)].map(([, lang]) => lang!);
  const alternates = named.length > 0 ? named : (JSON.parse(ownLangs) as string[]);
  const languages = [...new Set([lang, ...alternates.filter(other => other !== 'x-default')])];
  // Every page names the address of its Markdown, which begins with the base, or with the origin and the base.
  const base =
    /<link[^>]*\stype="?text\/markdown"?[^>]*\shref="?(?:https?:\/\/[^/]+)?([^">\s]*?)index\.md/i.exec(
      home,
    )?.[1] ?? '/';
  const versions = versionsOf(home);
  const [defaultVersion = ''] = versions;
  const engines = new Map<string, { engine: FileEngine; hash: string; asked: number }>();

  const readJson = async (path: string): Promise<unknown> => {
    const text = await read(path);
    if (text === undefined) throw new Error(`The site has no file ${path}.`);
    return JSON.parse(text);
  };
  const choices = () =>
    [
      `Languages: ${languages.join(', ') || 'one'}.`,
      ...(versions.length > 0 ? [`Versions: ${versions.join(', ')}.`] : []),
    ].join(' ');
  /** The file that names the current index. One index may serve all versions, or a site without languages. */
  const currentOf = async (lang: string, version: string) => {
    const isKnown = version === '' || versions.includes(version);
    for (const name of isKnown
      ? [lang, ''].flatMap(lang => [version, ''].map(version => ({ lang, version })))
      : []) {
      const current = await read(currentFile(name));
      if (current !== undefined) return { ...name, current };
    }
    throw new Error(`There is no search index for this language and version. ${choices()}`);
  };
  const engineOf = async (lang: string, version: string): Promise<FileEngine> => {
    const key = `${lang} ${version}`;
    const existing = engines.get(key);
    if (existing && performance.now() - existing.asked < freshMs) return existing.engine;
    const { current, ...index } = await currentOf(lang, version || defaultVersion);
    const { hash } = JSON.parse(current) as { hash: string };
    if (existing?.hash === hash) {
      existing.asked = performance.now();
      return existing.engine;
    }
    const name = { ...index, hash };
    const engine = new FileEngine((await readJson(headFile(name))) as IndexHead, part =>
      readJson(partFile(part, name)),
    );
    await engine.begin();
    engines.set(key, { engine, hash, asked: performance.now() });
    return engine;
  };

  return {
    languages,
    versions,
    async search(query, lang, version, limit) {
      const { hits, failed } = await (await engineOf(lang, version)).search(query, limit);
      if (failed && hits.length === 0)
        throw new Error('Files of the search index could not be read. Try again.');
      return hits;
    },
    async read(page, section) {
      const path = pathOf(page, base);
      const markdown = await read(path.endsWith('/') ? `${path}index.md` : `${path}.md`).then(
        text => text ?? read(`${path.replace(/\/$/, '')}/index.md`),
      );
      if (markdown === undefined)
        throw new Error(`The site has no page ${path}. Search for it, or list the pages.`);
      if (!section) return markdown;
      const html = (await read(path.endsWith('/') ? `${path}index.html` : `${path}.html`)) ?? '';
      const headings = headingsOf(html);
      const heading = headings.find(({ id }) => id === section);
      const text = heading && sectionOf(markdown, heading.text);
      if (text) return text;
      const ids = headings.map(({ id, text }) => `#${id} (${text})`).join(', ');
      throw new Error(`${path} has no section #${section}. Its sections: ${ids || 'none'}.`);
    },
    async pages(lang, version) {
      if ((lang && !languages.includes(lang)) || (version && !versions.includes(version)))
        throw new Error(`There is no list of pages for this language and version. ${choices()}`);
      const inLanguage = lang && lang !== languages[0] ? `${lang}/` : '';
      // The default version has no folder.
      const folder =
        version && version !== defaultVersion && (await read(`${version}/${inLanguage}llms.txt`))
          ? `${version}/${inLanguage}`
          : inLanguage;
      const list = (await read(`${folder}llms.txt`)) ?? (await read('llms.txt'));
      if (list === undefined)
        throw new Error('The site has no llms.txt: `llms: true` in its Rspress configuration writes it.');
      const parts = [...list.matchAll(/^- \[.*\]\([^)]*?(llms\/[^)/]+\.txt)\)/gm)];
      if (parts.length === 0) return listedPages(list, base);
      const texts = await Promise.all(parts.map(([, path]) => read(folder + decodeURI(path!))));
      return listedPages(texts.map(text => text ?? '').join('\n'), base);
    },
  };
}

/** The versions that a page of the site names, its own one first. */
function versionsOf(home: string): string[] {
  const [, current] = /<html[^>]*\sdata-duet-version="?([^"\s>]+)/i.exec(home) ?? [];
  if (!current) return [];
  // Among the settings of the script in the head that reads addresses.
  const [, list = '[]'] = /"versions":(\[[^\]]*\])/.exec(home) ?? [];
  return [...new Set([current, ...(JSON.parse(list) as string[])])];
}

/** The pages of an `llms.txt`; addresses begin with the base of the site. */
export function listedPages(list: string, base = '/'): ListedPage[] {
  let section = '';
  return list.split('\n').flatMap(line => {
    if (line.startsWith('## ')) section = line.slice(3).trim();
    const entry = /^- \[(.*)\]\(([^)]+)\)(?:: (.*))?$/.exec(line);
    if (!entry) return [];
    const [, title = '', address = '', description = ''] = entry;
    return [{ section, title, path: pathOf(address, base), description }];
  });
}

/** The path of a page below the base, by its path or address: without ending, query and hash. */
export function pathOf(page: string, base = '/'): string {
  const path = URL.canParse(page) ? new URL(page).pathname : page.replace(/[?#].*$/s, '');
  const below = base !== '/' && path.startsWith(base) ? path.slice(base.length) : path;
  const absolute = below.startsWith('/') ? below : `/${below}`;
  return decoded(absolute)
    .replace(/\.(?:html|mdx?)$/, '')
    .replace(/\/index$/, '/');
}

/** A path as files are named: addresses encode letters outside ASCII. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
