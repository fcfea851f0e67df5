import type { Page, Statement } from '../core/page';

/** Text without Markdown marks and repeated white space, for comparison. */
export function plainText(text: string): string {
  return text
    .replace(/[`*_]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Plain texts of the statements of pages, because claims look for their beginnings many times. */
const plain = new WeakMap<Page, string[]>();

/** The statement of a page that begins with `beginning`, if any. */
export function statementFor(page: Page, beginning: string): Statement | undefined {
  const start = plainText(beginning);
  const texts = plain.get(page) ?? page.statements.map(({ text }) => plainText(text));
  plain.set(page, texts);
  return page.statements[texts.findIndex(text => text.startsWith(start))];
}
