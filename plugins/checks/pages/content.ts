import { type Finding, mistake } from '../core/finding';
import type { Page } from '../core/page';

/** Images say in words what they show. */
export function imageRules(page: Page): Finding[] {
  const markdown = page.images.filter(({ alt }) => alt.trim() === '');
  const elements = page.components.filter(
    ({ name, attributes }) => name === 'img' && attributes.alt === undefined,
  );
  return [...markdown, ...elements].map(at =>
    mistake(
      'pages/image-text',
      page,
      at,
      'The image has no text.',
      '`![What it shows](address)`; for decoration `<img alt="" …>`.',
    ),
  );
}

/**
 * Each column says what it holds: an empty header cell is announced as nothing.
 * @see WCAG 2.2, 1.3.1 "Info and Relationships", technique H51
 */
export function tableRules(page: Page): Finding[] {
  return page.tables.flatMap(({ emptyHeader }) =>
    emptyHeader
      ? [
          mistake(
            'pages/table-header',
            page,
            emptyHeader,
            'A header cell of the table is empty.',
            'A word for what the column holds.',
          ),
        ]
      : [],
  );
}
