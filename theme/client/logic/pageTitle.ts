/** Parts of a page's title; `page` is from its frontmatter, else its first heading. */
export type TitleParts = Record<'pageType' | 'site', string> & Partial<Record<'page' | 'suffix', string>>;

/** The title in the browser's tab; a suffix that begins with `-` or `|` gets no other separator. */
export function pageTitle({ pageType, page, suffix, site }: TitleParts): string {
  if (pageType === 'home') return joined(site, suffix);
  if (pageType === '404') return joined('404', site);
  const isDoc = pageType === 'doc' || pageType === 'doc-wide';
  return page && isDoc ? joined(page, suffix || site) : site;
}

function joined(title: string, suffix?: string): string {
  if (!suffix) return title;
  // Frontmatter such as `title: 2024` is a number until its writer puts it in quotes.
  const end = String(suffix).trim();
  return `${String(title).trim()} ${/^[-|]/.test(end) ? '' : '- '}${end}`;
}
