import { sections } from '../index/pages';
import type { RankedPage } from '../ranking/rank';
import type { RankedSection } from '../ranking/sections';
import type { SearchDocument, SearchHit } from '../types';
import { excerpt, highlights } from './excerpt';

/** How many sections of one page are shown. */
const sectionsPerPage = 3;
/** The least score of a section that is shown, as a share of the page's best section. */
const leastShare = 0.6;

/** The hits of one page: the page itself, if the query names it, then its best sections. */
export function hitsOf(ranked: RankedPage, query: string): SearchHit[] {
  const { document } = ranked.page;
  const address = document.domain + document.routePath;
  const common = { title: document.title, query };
  const hits: SearchHit[] = [];
  const best = ranked.sections[0]?.score ?? 0;
  const shown = ranked.sections.filter(({ score }) => score >= best * leastShare).slice(0, sectionsPerPage);
  if (ranked.named || shown.length === 0) {
    hits.push({
      ...common,
      type: 'title',
      header: document.title,
      link: address,
      highlightInfoList: highlights(document.title, ranked.title),
      statement:
        document.description && !repeats(shown, document)
          ? excerpt(document.description, []).statement
          : undefined,
    });
  }
  for (const section of shown) hits.push({ ...common, ...sectionHit(ranked, section, address) });
  return hits;
}

/** Whether a section hit shows what the description says: Rspress takes it from the first paragraph if the page has none. */
function repeats(
  shown: readonly RankedSection[],
  { description = '', content, toc }: SearchDocument,
): boolean {
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').slice(0, 40);
  return shown.some(({ section }) => !toc[section]) && letters(content).startsWith(letters(description));
}

function sectionHit(ranked: RankedPage, { section, heading: marks, body }: RankedSection, address: string) {
  const { document } = ranked.page;
  const heading = document.toc[section];
  const header = heading?.text ?? document.title;
  const link = heading ? `${address}#${heading.id}` : address;
  const bounds = sections(document).find(part => part.section === section);
  const text = bounds
    ? excerpt(document.content, body, skipSpace(document.content, bounds.from), bounds.to)
    : undefined;
  if (marks.length === 0) {
    return { type: 'content' as const, header, link, statement: '', highlightInfoList: [], ...text };
  }
  return {
    type: 'header' as const,
    header,
    link,
    statement: body.length > 0 ? text?.statement : undefined,
    highlightInfoList: highlights(header, marks),
  };
}

function skipSpace(content: string, from: number): number {
  let index = from;
  while (/\s/.test(content[index] ?? '')) index++;
  return index;
}
