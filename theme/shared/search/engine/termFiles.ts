import { unpackWords } from '../index/frontCoding';
import { floorIndex, type IndexMap, type ReadPart, type TermsFile } from '../index/head';
import { countsOf, type Posting, unpackPostings } from '../index/postings';
import { stem } from '../index/stem';
import { isCjk } from '../index/tokens';
import { Vocabulary } from '../index/vocabulary';
import { isOneCharacter } from '../ranking/cjkWords';
import type { QueryWord } from '../ranking/query';
import { Spelling } from './spelling';

/** How many files one word may need: a word of one or two letters begins more terms than are worth loading. */
const filesPerWord = 4;
/** How many files of terms one query may load; words come before their synonyms. */
const filesPerQuery = 16;
/** How many of them may be for synonyms alone, whole words before parts of phrases. */
const synonymFiles = 3;
/** How many more it may load for misspellings, the most similar first. */
const similarFiles = 8;
/** For how many words misspellings are looked up if the list of all terms is more than one file. */
const similarWords = 2;

/**
 * The terms of an index in files, loaded as queries need them. Methods that load give false if a file could not be
 * read; the contents of the others are then available.
 */
export class TermFiles {
  readonly vocabulary = new Vocabulary();
  /** Packed postings of each term, by its number. */
  private readonly packed: string[] = [];
  private readonly loaded = new Set<number>();
  private readonly spelling: Spelling;

  constructor(
    private readonly map: Pick<IndexMap, 'terms' | 'words'>,
    private readonly read: ReadPart,
  ) {
    this.spelling = new Spelling(map, read);
  }

  /** Loads the terms if they are one file, which every query needs. */
  async begin(): Promise<boolean> {
    return this.map.terms.length !== 1 || this.loadFiles([0]);
  }

  /** Loads all terms. */
  async loadAll(): Promise<void> {
    await Promise.all([this.loadFiles([...this.map.terms.keys()]), this.spelling.loadAll()]);
  }

  /** Loads the forms of words, their synonyms, and neighbours written as one word. */
  load(words: QueryWord[]): Promise<boolean> {
    const joined = words.slice(1).map(({ text }, index) => words[index]!.text + text);
    const files = new Set([
      ...words.flatMap(({ text, parts }) => this.filesOf(text, parts ? true : undefined)),
      ...joined.flatMap(word => this.filesOf(word, true)),
    ]);
    const synonyms = words.flatMap(({ synonyms = [] }) => synonyms).sort((a, b) => b.share - a.share);
    const others = new Set(synonyms.flatMap(({ term }) => this.filesOf(term, true)));
    const further = [...others].filter(file => !files.has(file)).slice(0, synonymFiles);
    return this.loadFiles([...files, ...further].slice(0, filesPerQuery));
  }

  /** Loads the terms that words may misspell, of those words that the index does not have. */
  loadUnknown(words: QueryWord[]): Promise<boolean> {
    return this.loadSimilar(words.filter(({ text }) => this.vocabulary.closest(text) === undefined));
  }

  /** Loads the terms that words may misspell; on a large site only of the rarest words. */
  async loadSimilar(words: QueryWord[]): Promise<boolean> {
    const { vocabulary } = this;
    const frequency = ({ text }: QueryWord) => vocabulary.pages[vocabulary.closest(text) ?? -1] ?? 0;
    const rarest =
      this.map.words.length > 1
        ? words.toSorted((a, b) => frequency(a) - frequency(b)).slice(0, similarWords)
        : words;
    const terms = await Promise.all(rarest.map(word => this.spelling.termsFor(word)));
    const files = terms.flatMap(list => (list ?? []).flatMap(term => this.filesOf(term, true)));
    const isWhole = await this.loadFiles([...new Set(files)].slice(0, similarFiles));
    return isWhole && !terms.includes(undefined);
  }

  /** The postings of a term. @throws RangeError if its file is damaged */
  postingsOf(term: number): Posting[] {
    return unpackPostings(this.packed[term] ?? '').postings;
  }

  /**
   * Numbers of the files that may have forms of a word, the one with the word itself first.
   * @param exactly only the word itself is needed
   */
  private filesOf(word: string, exactly = isCjk(word) && !isOneCharacter(word)): number[] {
    const { terms } = this.map;
    if (terms.length === 0) return [];
    const exact = floorIndex(terms, word);
    if (exactly) return [exact];
    const beginning = stem(word);
    const first = floorIndex(terms, beginning);
    const last = floorIndex(terms, `${beginning}\uffff`);
    const others = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return [...new Set([exact, ...others])].slice(0, filesPerWord);
  }

  private async loadFiles(numbers: number[]): Promise<boolean> {
    const missing = [...new Set(numbers)].filter(number => !this.loaded.has(number)).sort((a, b) => a - b);
    const contents = await Promise.allSettled(missing.map(number => this.read({ kind: 'terms', number })));
    const learned = contents.map(
      (content, index) => content.status === 'fulfilled' && this.learn(missing[index]!, content.value),
    );
    return !learned.includes(false);
  }

  private learn(number: number, content: unknown): boolean {
    if (this.loaded.has(number)) return true;
    try {
      const { terms, postings } = content as TermsFile;
      const words = unpackWords(terms);
      const lists = postings.split(' ');
      const counts = lists.map(countsOf);
      if (words.length !== lists.length) return false;
      for (const [index, word] of words.entries()) {
        const { pages, named } = counts[index]!;
        this.packed[this.vocabulary.learn(word, pages, named)] = lists[index]!;
      }
      this.loaded.add(number);
      return true;
    } catch {
      return false;
    }
  }
}
