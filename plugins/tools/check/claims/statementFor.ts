import type { Page, Statement } from '../core/page';

/** Text without Markdown syntax and repeated whitespace, for comparison. */
export function plainText(text: string): string {
  return text
    .replace(/[`*_]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Plain texts of the statements of pages, because claims look for their beginnings many times. */
const plainTexts = new WeakMap<Page, string[]>();

/** The statement of a page that begins with `beginning`, if any. */
export function statementFor(page: Page, beginning: string): Statement | undefined {
  const start = plainText(beginning);
  const texts = plainTexts.get(page) ?? page.statements.map(({ text }) => plainText(text));
  plainTexts.set(page, texts);
  return page.statements[texts.findIndex(text => text.startsWith(start))];
}
