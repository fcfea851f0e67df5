import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Nodes, Root } from 'mdast';
import { readerText } from '../../shared/readerText';
import { parsePage } from '../core/parsePage';
import { routeOf, slashes } from '../core/project';
import { parityFile, readAccepted, type StaleSection, staleSections } from './stale';

/** Where the pages of a site lie. */
export interface Site {
  docs: string;
  /** Languages, the one translated from first. */
  languages: string[];
}

/** What the notice on a translated page depends on besides the page; `undefined` for an original. */
export interface Sources {
  lang: string;
  route: string;
  /** File of the original, which need not exist. */
  original: string;
  /** File of the accepted fingerprints, which need not exist. */
  accepted: string;
}

export function sourcesOf(
  path: string,
  { docs, languages: [source, ...translations] }: Site,
): Sources | undefined {
  const inside = slashes(relative(docs, path));
  const lang = translations.find(lang => inside.startsWith(`${lang}/`));
  const file = lang && inside.slice(lang.length + 1);
  if (!lang || !file || !source) return undefined;
  return { lang, route: routeOf(file), original: join(docs, source, file), accepted: parityFile(docs, lang) };
}

/** Sections of a page whose originals changed since they were translated; none for an original. */
function staleOf(path: string, site: Site): { route: string; sections: StaleSection[] } {
  const sources = sourcesOf(path, site);
  const accepted = sources && readAccepted(sources.accepted)[sources.route];
  if (!accepted || !existsSync(sources.original)) return { route: '', sections: [] };
  const { lang, route, original } = sources;
  const [from, to] = [original, path].map(each =>
    parsePage(readFileSync(each, 'utf8'), { file: slashes(each), lang, route, fragment: false }),
  );
  return { route, sections: from!.broken || to!.broken ? [] : staleSections(from!, to!, accepted) };
}

/**
 * Puts a line below the heading of each stale section, with a link to the
 * original. Static markup, so that it needs no script.
 */
export function remarkStale(site: () => Site | undefined) {
  return (tree: Root, { path }: { path?: string }): void => {
    const known = site();
    if (!known || !path) return;
    const { route, sections } = staleOf(path, known);
    if (sections.length === 0) return;
    const lang = slashes(relative(known.docs, path)).split('/')[0]!;
    const headings = tree.children.flatMap((node, index) => (node.type === 'heading' ? [index] : []));
    // From the end, so that earlier positions stay.
    for (const { id, index } of [...sections].reverse()) {
      const at = index < 0 ? firstProse(tree) : (headings[index] ?? -1) + 1;
      if (index >= 0 && headings[index] === undefined) continue;
      tree.children.splice(at, 0, noticeNode(lang, id ? `${route}#${id}` : route));
    }
  };
}

/** Where prose may begin: after imports. */
function firstProse({ children }: Root): number {
  return Math.max(
    0,
    children.findIndex(node => !['mdxjsEsm', 'yaml'].includes(node.type)),
  );
}

function noticeNode(lang: string, url: string): Root['children'][number] {
  const children = [
    { type: 'text', value: readerText('staleNotice', lang) },
    { type: 'link', url, children: [{ type: 'text', value: readerText('staleLink', lang) }] },
  ] as Extract<Nodes, { type: 'paragraph' }>['children'];
  const data = { hName: 'aside', hProperties: { className: ['duet-stale', 'rp-not-doc'] } };
  return { type: 'paragraph', children, data } as Root['children'][number];
}
