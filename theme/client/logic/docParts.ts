/** The fields of the frontmatter that show or hide parts. */
export interface DocFrontmatter {
  sidebar?: boolean | 'placeholder';
  outline?: boolean;
  footer?: boolean;
  overview?: boolean;
}

/**
 * Which parts a doc page shows, by its frontmatter, the theme's `outline`, and the number of sidebar
 * entries and headings. An overview has no outline and no footer.
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
