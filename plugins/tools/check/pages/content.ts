import { type Finding, pageError } from '../core/finding';
import type { Page } from '../core/page';

/** Images have alternative text. */
export function imageRules(page: Page): Finding[] {
  const markdown = page.images.filter(({ alt }) => alt.trim() === '');
  const images = page.components.filter(({ name }) => name === 'img');
  const elements = images.filter(({ attributes }) => attributes.alt === undefined);
  const fix = 'Write `![What it shows](address)`, or `<img alt="" …>` for decoration.';
  return [...markdown, ...elements].map(image =>
    pageError('pages/image-text', page, image, 'The image has no alternative text.', fix),
  );
}

/** Code blocks, containers, links, tables and braces do what their writer meant. */
export function markupRules(page: Page, hasOwnMarkup = false): Finding[] {
  return page.markup
    .filter(({ rule }) => !hasOwnMarkup || !/container|expression|link-syntax/.test(rule))
    .map(({ rule, message, fix, ...position }) => pageError(rule, page, position, message, fix));
}

/** Header cells of tables are not empty: screen readers would announce nothing for the column (WCAG 2.2, H51). */
export function tableRules(page: Page): Finding[] {
  const fix = 'Write what the column contains.';
  const empty = page.tables.flatMap(({ emptyHeader }) => emptyHeader ?? []);
  return empty.map(cell =>
    pageError('pages/table-header', page, cell, 'A header cell of the table is empty.', fix),
  );
}
