/** The fields of the frontmatter that show or hide parts. */
export interface DocFrontmatter {
  sidebar?: boolean | 'placeholder';
  outline?: boolean;
  footer?: boolean;
  overview?: boolean;
}

/**
 * Which parts a doc page shows: the sidebar unless the page turns it off or it has no entries, the
 * outline unless page or site turn it off, the page has no headings, or it is an overview.
 * @param site `outline` of the theme's configuration, entries in the sidebar, headings on the page
 */
export function docParts(
  page: DocFrontmatter,
  site: { outline?: boolean; entries: number; headings: number },
) {
  const overview = page.overview === true;
  return {
    sidebar: (page.sidebar ?? true) === true && site.entries > 0,
    outline: !overview && (page.outline ?? site.outline ?? true) && site.headings > 0,
    footer: !overview && (page.footer ?? true),
    overview,
  };
}
