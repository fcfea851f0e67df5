import type { SearchDocument } from '../types';

/** The fields of a page that the browser needs; the index of Rspress also has frontmatter and more. */
const fields: Array<keyof SearchDocument> = [
  'id',
  'title',
  'content',
  'routePath',
  'domain',
  'lang',
  'toc',
  'keywords',
  'description',
];

/**
 * The two files of an index: `full`, and `titles`, which is searched until the full one has loaded
 * and so has no text of the pages.
 * @param index the JSON that Rspress writes; empty for no pages
 */
export function indexContents(index: string): { full: string; titles: string } {
  const documents: SearchDocument[] = JSON.parse(index || '[]');
  return {
    full: JSON.stringify(documents, ['charIndex', 'depth', 'text', ...fields]),
    titles: JSON.stringify(
      documents.map(page => ({ ...page, content: '' })),
      ['depth', 'text', ...fields],
    ),
  };
}
