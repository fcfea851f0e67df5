import { sections } from '../index/pages';
import type { RankedPage, RankedSection } from '../ranking/rank';
import type { SearchHit } from '../types';
import { excerpt, highlights } from './excerpt';

/** How many sections of one page are shown. */
const sectionsPerPage = 3;
/** A section is shown if it is at least so good as the page's best one. */
const worthShowing = 0.6;

/** What one page shows for a query: itself first, then its best sections. */
export function hitsOf(ranked: RankedPage, query: string): SearchHit[] {
  const { document } = ranked.page;
  const address = document.domain + document.routePath;
  const common = { title: document.title, query };
  const hits: SearchHit[] = [];
  const best = ranked.sections[0]?.score ?? 0;
  const shown = ranked.sections.filter(({ score }) => score >= best * worthShowing).slice(0, sectionsPerPage);
  if (ranked.named || shown.length === 0) {
    hits.push({
      ...common,
      type: 'title',
      header: document.title,
      link: address,
      highlightInfoList: highlights(document.title, ranked.title),
      statement: document.description ? excerpt(document.description, []).statement : undefined,
    });
  }
  for (const section of shown) hits.push({ ...common, ...sectionHit(ranked, section, address) });
  return hits;
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
  let place = from;
  while (/\s/.test(content[place] ?? '')) place++;
  return place;
}
