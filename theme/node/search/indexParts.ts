import { digits } from '../../shared/search/index/digits';
import { packWords } from '../../shared/search/index/frontCoding';
import {
  type IndexHead,
  indexFormat,
  lengthStep,
  nameOf,
  type Part,
  type PartKind,
  partName,
} from '../../shared/search/index/head';
import { isDated } from '../../shared/search/index/pages';
import { isCjk } from '../../shared/search/index/tokens';
import type { SearchDocument } from '../../shared/search/types';
import { packedTerms } from './packedTerms';
import type { SiteSynonyms } from './synonyms';

/** Whether the index is split into files: `auto` splits it where that is faster. */
export type Shards = 'auto' | boolean;

/** A file of the index and its content. */
export interface PartFile extends Part {
  content: unknown;
}

/**
 * Lengths of JSON, in characters unless stated; compressed they are about a third. Measured on a phone
 * connection (1.6 Mbit/s, 150 ms latency); `npm run bench -- --growth` prints the resulting figures.
 */
const limits = {
  /** All documents, if the index is one file: they load in the time that one more request takes. */
  oneFile: 100_000,
  /** All terms, if they are one file: a query then waits for them as long as for those that it needs. */
  oneTermsFile: 60_000,
  /** All names, if the head has them: they give the first results before any other file loads. */
  names: 400_000,
  /** All documents, if the browser loads them while the reader reads the first results: about 400 KB compressed. */
  small: 1_500_000,
  /** One file of terms: a query needs two to ten of them. */
  terms: 12_000,
  /** One list of terms: for a misspelled word, those with the same first letter are loaded. */
  words: 40_000,
  /** One file of documents, in bytes: most results are on pages that are not adjacent. */
  pages: 4_500,
};

/**
 * The head of an index and its other files; none if everything is in the head.
 * @param synonyms of queries, for the head
 */
export function indexParts(
  documents: SearchDocument[],
  shards: Shards,
  synonyms: SiteSynonyms['head'] = {},
): { head: IndexHead; parts: PartFile[] } {
  const { terms, lengths } = packedTerms(documents);
  const groups = cut(documents, document => Buffer.byteLength(JSON.stringify(document)), limits.pages);
  const size = sum(groups.map(({ length }) => length));
  const isOneFile = shards === 'auto' ? size <= limits.oneFile : !shards;
  const all = sum(terms.map(({ length }) => length));
  const isCut = shards === true || (shards === 'auto' && all > limits.oneTermsFile);
  const termFiles = cut(terms, ({ length }) => length, isCut ? limits.terms : Number.POSITIVE_INFINITY);
  const words = terms.map(({ term }) => term).filter(term => !isCjk(term));
  const lists = termFiles.length > 1 ? cut(words, word => word.length, limits.words) : [];
  const names = documents.map(nameOf);
  const hasNames = !isOneFile && JSON.stringify(names).length <= limits.names;

  const parts = [
    ...numbered('terms', termFiles, list => ({
      terms: packWords(list.map(({ term }) => term)),
      postings: list.map(({ packed }) => packed).join(' '),
    })),
    ...numbered('words', lists, packWords),
    ...numbered('pages', groups, list => list),
  ];
  return {
    head: {
      format: indexFormat,
      averageLength: sum(lengths) / lengths.length || 1,
      lengths: lengths.map(length => digits(lengthStep(length))).join(''),
      dated: documents.map(({ title }, page) => (isDated(title) ? digits(page) : '')).join(''),
      terms: packWords(termFiles.map(({ items }) => items[0]!.term)),
      words: packWords(lists.map(({ items }) => items[0]!)),
      groups: groups.map(({ items }) => digits(items.length)).join(''),
      ...synonyms,
      ...(hasNames && { names }),
      ...(!isOneFile && size <= limits.small && { small: true }),
      ...(isOneFile && { parts: Object.fromEntries(parts.map(part => [partName(part), part.content])) }),
    },
    parts: isOneFile ? [] : parts,
  };
}

/** Splits a list into runs of at most `limit`, or of one item. */
function cut<Item>(list: Item[], lengthOf: (item: Item) => number, limit: number) {
  const runs: Array<{ items: Item[]; length: number }> = [];
  for (const item of list) {
    const length = lengthOf(item);
    const last = runs.at(-1);
    if (last && last.length + length <= limit) {
      last.items.push(item);
      last.length += length;
    } else runs.push({ items: [item], length });
  }
  return runs;
}

function numbered<Item>(
  kind: PartKind,
  runs: Array<{ items: Item[] }>,
  contentOf: (items: Item[]) => unknown,
): PartFile[] {
  return runs.map(({ items }, number) => ({ kind, number, content: contentOf(items) }));
}

function sum(list: number[]): number {
  return list.reduce((total, value) => total + value, 0);
}
