import type { Position } from '../../../../shared/frontmatter';
import { type Finding, pageError } from '../core/finding';
import type { Page } from '../core/page';

/** No two pages of a language have the same title or description. */
export function uniqueRules(pages: readonly Page[]): Finding[] {
  const routed = pages.filter(({ fragment }) => !fragment);
  const titleOf = (page: Page) => entryOf(page, 'title') ?? page.headings.find(({ depth }) => depth === 1);
  return [
    ...duplicates(routed, 'pages/duplicate-title', 'title', titleOf),
    ...duplicates(routed, 'pages/duplicate-description', 'description', page => entryOf(page, 'description')),
  ];
}

type Located = Position & { text: string };

function entryOf({ frontmatter }: Page, name: string): Located | undefined {
  const entry = frontmatter.find(({ key }) => key === name);
  return entry && { ...entry, text: String(entry.value) };
}

function duplicates(
  pages: readonly Page[],
  rule: string,
  part: string,
  textIn: (page: Page) => Located | undefined,
): Finding[] {
  const firstPages = new Map<string, Page>();
  return pages.flatMap(page => {
    const located = textIn(page);
    if (!located?.text) return [];
    const key = `${page.lang} ${located.text.trim().toLowerCase()}`;
    const first = firstPages.get(key);
    if (!first) {
      firstPages.set(key, page);
      return [];
    }
    const message = `${first.file} has the same ${part}: "${located.text}".`;
    const fix = `Write a ${part} that distinguishes the two pages.`;
    return [pageError(rule, page, located, message, fix)];
  });
}
