import { type Finding, mistake } from '../core/finding';
import type { Page } from '../core/page';
import type { Place } from '../core/place';

/** Titles and descriptions tell pages of one language apart. */
export function uniqueRules(pages: readonly Page[]): Finding[] {
  const routed = pages.filter(({ fragment }) => !fragment);
  return [
    ...repeated(routed, 'pages/duplicate-title', 'title', page => {
      const entry = page.frontmatter.find(({ key }) => key === 'title');
      const heading = page.headings.find(({ depth }) => depth === 1);
      return entry
        ? { text: String(entry.value), at: entry }
        : heading && { text: heading.text, at: heading };
    }),
    ...repeated(routed, 'pages/duplicate-description', 'description', page => {
      const entry = page.frontmatter.find(({ key }) => key === 'description');
      return entry && { text: String(entry.value), at: entry };
    }),
  ];
}

function repeated(
  pages: readonly Page[],
  rule: string,
  what: string,
  of: (page: Page) => { text: string; at: Place } | undefined,
): Finding[] {
  const seen = new Map<string, Page>();
  return pages.flatMap(page => {
    const found = of(page);
    if (!found?.text) return [];
    const key = `${page.lang} ${found.text.trim().toLowerCase()}`;
    const first = seen.get(key);
    if (first)
      return [
        mistake(
          rule,
          page,
          found.at,
          `${first.file} has the same ${what}: "${found.text}".`,
          `A ${what} that tells the two apart.`,
        ),
      ];
    seen.set(key, page);
    return [];
  });
}
