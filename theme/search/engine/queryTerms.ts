import type { IndexMap, Part } from '../index/head';
import type { QueryWord } from '../ranking/queryWords';
import { Spelling } from './spelling';
import { TermFiles } from './termFiles';

/** How many files of terms one query may load; words come before their synonyms. */
const filesPerQuery = 16;
/** How many of them may be for synonyms alone, whole words before parts of phrases. */
const synonymFiles = 3;
/** How many more it may load for misspellings, the most similar first. */
const similarFiles = 8;
/** For how many words misspellings are looked up if the list of all terms is more than one file. */
const similarWords = 2;

/** Loads the terms that queries need. */
export class QueryTerms {
  readonly files: TermFiles;
  private readonly spelling: Spelling;

  /** @param read gives the content of a file */
  constructor(
    private readonly map: Pick<IndexMap, 'terms' | 'words'>,
    read: (part: Part) => Promise<unknown>,
  ) {
    this.files = new TermFiles(map, read);
    this.spelling = new Spelling(map, read);
  }

  /** Loads the terms if they are one file, which every query needs; false if it could not be read. */
  async begin(): Promise<boolean> {
    return this.map.terms.length !== 1 || this.files.load([0]);
  }

  /** Loads the forms of words, their synonyms, and neighbours written as one word; false if a file could not be read. */
  async load(words: QueryWord[]): Promise<boolean> {
    const joined = words.slice(1).map(({ text }, place) => words[place]!.text + text);
    const own = new Set([
      ...words.flatMap(({ text, parts }) => this.files.filesOf(text, parts ? true : undefined)),
      ...joined.flatMap(word => this.files.filesOf(word).slice(0, 1)),
    ]);
    const synonyms = words.flatMap(({ synonyms = [] }) => synonyms).sort((a, b) => b.share - a.share);
    const others = new Set(synonyms.flatMap(({ term }) => this.files.filesOf(term).slice(0, 1)));
    const further = [...others].filter(file => !own.has(file)).slice(0, synonymFiles);
    return this.files.load([...own, ...further].slice(0, filesPerQuery));
  }

  /** The same for the terms that words may misspell, of those words that the index does not have. */
  loadUnknown(words: QueryWord[]): Promise<boolean> {
    return this.loadSimilar(words.filter(({ text }) => this.files.vocabulary.closest(text) === undefined));
  }

  /** The same for the terms that words may misspell; on a large site only of the rarest words. */
  async loadSimilar(words: QueryWord[]): Promise<boolean> {
    const { vocabulary } = this.files;
    const rarity = ({ text }: QueryWord) => vocabulary.pages[vocabulary.closest(text) ?? -1] ?? 0;
    const rarest =
      this.map.words.length > 1
        ? words.toSorted((a, b) => rarity(a) - rarity(b)).slice(0, similarWords)
        : words;
    const terms = await Promise.all(rarest.map(word => this.spelling.termsFor(word)));
    const files = terms.flatMap(list => (list ?? []).flatMap(term => this.files.filesOf(term, true)));
    const isWhole = await this.files.load([...new Set(files)].slice(0, similarFiles));
    return isWhole && !terms.includes(undefined);
  }
}
