import type { SearchDocument, SearchHeading } from '../types';
import { DigitReader } from './digits';
import { unpackWords } from './frontCoding';

/** Changes with the form of the files: a browser that runs an older script reports files that it cannot read. */
export const indexFormat = 1;

/** The files of an index beside its head: terms with their pages, lists of all terms, documents. */
export type PartKind = 'terms' | 'words' | 'pages';

/** One of these files; its number counts from 0 in each kind. */
export interface Part {
  kind: PartKind;
  number: number;
}

/** Gives the content of a file; rejects if it cannot be read. */
export type ReadPart = (part: Part) => Promise<unknown>;

/** A file of terms: each with its packed postings, both separated by spaces. */
export interface TermsFile {
  terms: string;
  postings: string;
}

/** A page without its text. */
export interface PageName
  extends Pick<SearchDocument, 'title' | 'routePath' | 'lang' | 'keywords' | 'description'> {
  toc: Array<Omit<SearchHeading, 'charIndex'>>;
}

/** What the browser loads first; lists of numbers and words are packed. */
export interface IndexHead {
  format: typeof indexFormat;
  /** Terms in the text of the average page. */
  averageLength: number;
  /** For each page its {@link lengthStep}. */
  lengths: string;
  /** Numbers of the pages whose titles are dated. */
  dated: string;
  /** The first term of each file of terms. */
  terms: string;
  /** The first term of each list of terms; empty where one file has all terms. */
  words: string;
  /** How many pages each file of documents has. */
  groups: string;
  /** The names of the pages, in the order of their numbers, where they are small. */
  names?: PageName[];
  /** True if all other files are small together: the browser then loads them while the reader reads. */
  small?: true;
  /** Groups of words with the same meaning that the site adds for queries. */
  synonyms?: string[][];
  /** False if queries do not know the synonyms of the theme. */
  languageSynonyms?: false;
  /** The contents of all other files, by {@link partName}, where the index is one file. */
  parts?: Record<string, unknown>;
}

/** A head, unpacked. */
export interface IndexMap {
  averageLength: number;
  /** For each page its length relative to the average. */
  lengths: number[];
  dated: Set<number>;
  terms: string[];
  words: string[];
  /** The first page of each file of documents. */
  groups: number[];
  /** The names of the pages, where the head has them. */
  names: PageName[] | undefined;
  /** Whether all other files are small together. */
  isSmall: boolean;
}

/** The name of a page. */
export function nameOf({ title, routePath, lang, keywords, description, toc }: SearchDocument): PageName {
  const headings = toc.map(({ text, id, depth }) => ({ text, id, depth }));
  return { title, routePath, lang, keywords, description, toc: headings };
}

/** A document with a name and without text. */
export function documentOf(name: PageName): SearchDocument {
  const toc = name.toc.map(heading => ({ ...heading, charIndex: -1 }));
  return { ...name, id: name.routePath, domain: '', content: '', toc };
}

/** Steps of a length: enough to estimate a score, and one character each. */
export function lengthStep(length: number): number {
  return Math.min(59, Math.round(4 * Math.log2(1 + length)));
}

/** Name of a part within the head. */
export function partName({ kind, number }: Part): string {
  return `${kind}.${number}`;
}

/** @throws TypeError if the value is not a head of this format */
export function readHead(value: unknown): IndexMap {
  const head = value as IndexHead | null;
  if (head?.format !== indexFormat) throw new TypeError('The search index has another format.');
  let page = 0;
  return {
    averageLength: head.averageLength,
    lengths: numbers(head.lengths).map(step => (2 ** (step / 4) - 1) / head.averageLength),
    dated: new Set(numbers(head.dated)),
    terms: unpackWords(head.terms),
    words: unpackWords(head.words),
    groups: numbers(head.groups).map(count => {
      page += count;
      return page - count;
    }),
    names: head.names,
    isSmall: head.small === true,
  };
}

/** The index of the last entry of a sorted list that is not above `value`, at least 0. */
export function floorIndex<Value extends string | number>(sorted: Value[], value: Value): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

function numbers(text: string): number[] {
  const reader = new DigitReader(text);
  const list: number[] = [];
  while (!reader.isDone) list.push(reader.next());
  return list;
}
