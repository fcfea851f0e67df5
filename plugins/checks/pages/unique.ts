import type { FrontmatterEntry, Position } from '../../../shared/frontmatter';
import { type Finding, pageError } from '../core/finding';
import type { Page } from '../core/page';

/** No two pages of a language have the same title or description. */
export function uniqueRules(pages: readonly Page[]): Finding[] {
  const routed = pages.filter(({ fragment }) => !fragment);
  return [
    ...duplicates(
      routed,
      'pages/duplicate-title',
      'title',
      page => textOf(entryOf(page, 'title')) ?? page.headings.find(isTitle),
    ),
    ...duplicates(routed, 'pages/duplicate-description', 'description', page =>
      textOf(entryOf(page, 'description')),
    ),
  ];
}

type Located = Position & { text: string };

function entryOf(page: Page, name: string): FrontmatterEntry | undefined {
  return page.frontmatter.find(({ key }) => key === name);
}

function textOf(entry: FrontmatterEntry | undefined): Located | undefined {
  return entry && { line: entry.line, column: entry.column, text: String(entry.value) };
}

function isTitle({ depth }: { depth: number }): boolean {
  return depth === 1;
}

function duplicates(
  pages: readonly Page[],
  rule: string,
  part: string,
  textIn: (page: Page) => Located | undefined,
): Finding[] {
  const firstPages = new Map<string, Page>();
  return pages.flatMap(page => {
    const found = textIn(page);
    if (!found?.text) return [];
    const key = `${page.lang} ${found.text.trim().toLowerCase()}`;
    const first = firstPages.get(key);
    if (!first) firstPages.set(key, page);
    const message = `${first?.file} has the same ${part}: "${found.text}".`;
    const fix = `Write a ${part} that distinguishes the two pages.`;
    return first ? [pageError(rule, page, found, message, fix)] : [];
  });
}
