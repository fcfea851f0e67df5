import type { SearchHit } from '../types';

/** The hits of one page, under its title. */
export interface HitPage {
  title: string;
  /** Address of the page without a heading; tells pages with the same title apart. */
  address: string;
  hits: Array<SearchHit & { index: number }>;
}

/** Groups hits by page, keeps the order of the pages, and numbers the hits as they are shown. */
export function groupByPage(hits: SearchHit[]): HitPage[] {
  const pages = new Map<string, HitPage>();
  for (const hit of hits) {
    const address = hit.link.replace(/#.*$/, '');
    const page = pages.get(address) ?? { title: hit.title, address, hits: [] };
    page.hits.push({ ...hit, index: 0 });
    pages.set(address, page);
  }
  let index = 0;
  for (const page of pages.values()) for (const hit of page.hits) hit.index = index++;
  return [...pages.values()];
}
