import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Nodes, Root } from 'mdast';
import { htmlLink } from '../../../shared/pageLinks';
import { readerText } from '../../../shared/readerText';
import type { Job } from '../core/job';
import { parsePage } from '../core/parsePage';
import { routeOf, slashes } from '../core/project';
import { changedSections, parityFile, readAccepted, type StaleSection, staleSections } from './staleSections';

/** The location of a site's pages. */
export type Site = Pick<Job, 'docs' | 'languages'>;

/** Files that the notices of a translated page depend on (they may not exist), with its language and route; undefined for an original. */
export function sourcesOf(path: string, { docs, languages: [source, ...translations] }: Site) {
  const inside = slashes(relative(docs, path));
  const lang = translations.find(lang => inside.startsWith(`${lang}/`));
  const file = lang && inside.slice(lang.length + 1);
  if (!lang || !file || !source) return undefined;
  return { lang, route: routeOf(file), original: join(docs, source, file), accepted: parityFile(docs, lang) };
}

type Sources = NonNullable<ReturnType<typeof sourcesOf>>;

function staleSectionsOf(path: string, { lang, route, original, accepted }: Sources): StaleSection[] {
  let prints: Record<string, string> | undefined;
  try {
    prints = readAccepted(accepted)[route];
  } catch {
    // The check reports a mistake in the file.
  }
  if (!prints || !existsSync(original)) return [];
  const read = (file: string) =>
    parsePage(readFileSync(file, 'utf8'), { file: slashes(file), lang, route, fragment: false });
  const from = read(original);
  // Parsing takes most of the time, and most originals have not changed.
  if (from.broken || changedSections(from, prints).length === 0) return [];
  const to = read(path);
  return to.broken ? [] : staleSections(from, to, prints);
}

/** Adds a line with a link to the original below the heading of each stale section: static markup, which needs no script. */
export function remarkStaleNotice(site: () => Site | undefined) {
  return (tree: Root, { path }: { path?: string }): void => {
    const currentSite = site();
    const sources = currentSite && path ? sourcesOf(path, currentSite) : undefined;
    if (!sources) return;
    const headings = tree.children.flatMap((node, index) => (node.type === 'heading' ? [index] : []));
    // From the end, so that the earlier positions stay valid.
    for (const { id, index } of staleSectionsOf(path!, sources).reverse()) {
      const position = index < 0 ? firstProse(tree) : headings[index];
      if (position === undefined) continue;
      const page = htmlLink(sources.route);
      const url = id ? `${page}#${id}` : page;
      tree.children.splice(index < 0 ? position : position + 1, 0, noticeNode(sources.lang, url));
    }
  };
}

/** The position after frontmatter and imports. */
function firstProse({ children }: Root): number {
  const index = children.findIndex(({ type }) => type !== 'yaml' && type !== ('mdxjsEsm' as string));
  return Math.max(0, index);
}

function noticeNode(lang: string, url: string): Root['children'][number] {
  const children = [
    { type: 'text', value: readerText('staleNotice', lang) },
    { type: 'link', url, children: [{ type: 'text', value: readerText('staleLink', lang) }] },
  ] as Extract<Nodes, { type: 'paragraph' }>['children'];
  const data = { hName: 'aside', hProperties: { className: ['duet-stale', 'rp-not-doc'] } };
  return { type: 'paragraph', children, data } as Root['children'][number];
}
