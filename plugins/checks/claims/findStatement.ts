import type { Page, Statement } from '../core/page';

/** Text without Markdown marks and repeated white space, for comparison. */
export function plainText(text: string): string {
  return text
    .replace(/[`*_]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The statement of a page that begins with `beginning`, if any. */
export function statementFor(page: Page, beginning: string): Statement | undefined {
  const start = plainText(beginning);
  return page.statements.find(({ text }) => plainText(text).startsWith(start));
}
