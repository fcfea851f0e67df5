import { currentFile, documentsFile, headFile, partFile } from '../../shared/search/indexAddress';
import type { SearchDocument } from '../../shared/search/types';
import { indexParts, type Shards } from './indexParts';
import type { SiteSynonyms } from './synonyms';

/** The fields of a page that a search needs; the index of Rspress also has frontmatter and more. */
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

const documentsName = /^static\/search_index\.(?:(.+)\.)?([^.]+)\.json$/;

/** Whether a file is the list of documents that Rspress writes for an index. */
export function isDocumentsFile(name: string): boolean {
  return documentsName.test(name);
}

/**
 * The files of one index: the list of documents, which other tools read, and what the browser loads.
 * @param name of the list of documents
 * @param json the list as Rspress writes it; empty for no pages
 * @param synonyms of queries
 * @returns texts by file name, below the public path
 */
export function indexFiles(
  name: string,
  json: string,
  shards: Shards,
  synonyms?: SiteSynonyms['head'],
): Map<string, string> {
  const [, middle = '', hash = ''] = documentsName.exec(name)!;
  // Language and version are one text here, as in the name.
  const index = { lang: middle, version: '', hash };
  const list = JSON.stringify(JSON.parse(json || '[]'), ['charIndex', 'depth', 'text', ...fields]);
  const { head, parts } = indexParts(JSON.parse(list), shards, synonyms);
  const files = new Map([
    [documentsFile(index), list],
    [headFile(index), JSON.stringify(head)],
    [currentFile(index), JSON.stringify({ hash })],
  ]);
  for (const part of parts) files.set(partFile(part, index), JSON.stringify(part.content));
  return files;
}
