import type { SearchHit } from '../../../theme/shared/search/types';
import type { Site } from '../site/site';
import type { AssistantSettings } from './options';
import type { Question } from './question';

/** A section of the site that may answer a question. */
export interface Section {
  /** Title of its page. */
  title: string;
  /** Its heading; that of the page for its beginning. */
  heading: string;
  /** Path of the page below the base of the site, with the id of the section. */
  link: string;
  /** The text, as Markdown where the site has it. */
  text: string;
}

/**
 * The sections that a search finds for a question, best first.
 * @throws Error if the site has no index of this language and version
 */
export async function findSections(
  site: Site,
  { text, before, lang, version }: Question,
  { sections, sectionLength }: Pick<AssistantSettings, 'sections' | 'sectionLength'>,
): Promise<Section[]> {
  const language = lang || (site.languages[0] ?? '');
  const search = (query: string) => site.search(query, language, version, sections);
  const hits = await search(text);
  // "And on Windows?" means something only together with the question before it.
  const former = before.findLast(({ role }) => role === 'user')?.content;
  if (former) hits.push(...(await search(`${former} ${text}`)));
  const links = new Map(hits.map(hit => [hit.link, hit] as const).reverse());
  // A page whose sections are found would repeat them.
  const isRepeated = (link: string) => hits.some(hit => hit.link.startsWith(`${link}#`));
  const best = hits.filter(hit => links.get(hit.link) === hit && !isRepeated(hit.link)).slice(0, sections);
  return Promise.all(
    best.map(async hit => ({
      title: hit.title,
      heading: hit.header || hit.title,
      link: hit.link,
      text: (await textOf(site, hit)).slice(0, sectionLength),
    })),
  );
}

/** The Markdown that a hit leads to; what the search shows of it on a site without Markdown. */
async function textOf(site: Site, { link, statement = '' }: SearchHit): Promise<string> {
  const [page = '', id] = link.split('#');
  return site.read(page, id && decodeURIComponent(id)).catch(() => statement);
}
