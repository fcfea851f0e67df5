import { type Finding, pageError } from '../core/finding';
import type { Page } from '../core/page';

/** Images have alternative text. */
export function imageRules(page: Page): Finding[] {
  const markdown = page.images.filter(({ alt }) => alt.trim() === '');
  const elements = page.components.filter(
    ({ name, attributes }) => name === 'img' && attributes.alt === undefined,
  );
  const fix = 'Write `![What it shows](address)`, or `<img alt="" …>` for decoration.';
  return [...markdown, ...elements].map(image =>
    pageError('pages/image-text', page, image, 'The image has no alternative text.', fix),
  );
}

/**
 * Header cells of tables are not empty: screen readers would announce nothing for the column.
 * @see WCAG 2.2, 1.3.1 "Info and Relationships", technique H51
 */
export function tableRules(page: Page): Finding[] {
  const fix = 'Write what the column contains.';
  return page.tables.flatMap(({ emptyHeader }) =>
    emptyHeader
      ? [pageError('pages/table-header', page, emptyHeader, 'A header cell of the table is empty.', fix)]
      : [],
  );
}
