import { unpackWords } from '../index/frontCoding';
import { type IndexMap, type Part, placeOf, type TermsFile } from '../index/head';
import { countsOf, type Posting, unpackPostings } from '../index/postings';
import { stem } from '../index/stem';
import { isCjk } from '../index/tokens';
import { Vocabulary } from '../index/vocabulary';
import { isOneCharacter } from '../ranking/cjkWords';

/** How many files one word may need: a word of one or two letters begins more terms than are worth loading. */
const filesPerWord = 4;

/** The terms of an index in files, as they are loaded. */
export class TermFiles {
  readonly vocabulary = new Vocabulary();
  /** Packed postings of each term, by its number. */
  private readonly packed: string[] = [];
  private readonly loaded = new Set<number>();

  /** @param read gives the content of a file */
  constructor(
    private readonly map: Pick<IndexMap, 'terms'>,
    private readonly read: (part: Part) => Promise<unknown>,
  ) {}

  /**
   * Numbers of the files that may have forms of a word, the one with the word itself first.
   * @param exactly only the word itself is needed
   */
  filesOf(word: string, exactly = isCjk(word) && !isOneCharacter(word)): number[] {
    const { terms } = this.map;
    if (terms.length === 0) return [];
    const own = placeOf(terms, word);
    if (exactly) return [own];
    const beginning = stem(word);
    const first = placeOf(terms, beginning);
    const last = placeOf(terms, `${beginning}\uffff`);
    const others = Array.from({ length: last - first + 1 }, (_, place) => first + place);
    return [...new Set([own, ...others])].slice(0, filesPerWord);
  }

  /** Loads files; false if one could not be read, while the contents of the others are available. */
  async load(numbers: Iterable<number>): Promise<boolean> {
    const missing = [...new Set(numbers)].filter(number => !this.loaded.has(number)).sort((a, b) => a - b);
    const contents = await Promise.allSettled(missing.map(number => this.read({ kind: 'terms', number })));
    let isWhole = true;
    for (const [place, content] of contents.entries()) {
      isWhole = content.status === 'fulfilled' && this.learn(missing[place]!, content.value) && isWhole;
    }
    return isWhole;
  }

  /** The postings of a term. @throws RangeError if its file is damaged */
  postingsOf(term: number): Posting[] {
    return unpackPostings(this.packed[term] ?? '').postings;
  }

  private learn(number: number, content: unknown): boolean {
    if (this.loaded.has(number)) return true;
    try {
      const { terms, postings } = content as TermsFile;
      const words = unpackWords(terms);
      const lists = postings.split(' ');
      const counts = lists.map(countsOf);
      if (words.length !== lists.length) return false;
      for (const [place, word] of words.entries()) {
        const { pages, named } = counts[place]!;
        this.packed[this.vocabulary.learn(word, pages, named)] = lists[place]!;
      }
      this.loaded.add(number);
      return true;
    } catch {
      return false;
    }
  }
}
