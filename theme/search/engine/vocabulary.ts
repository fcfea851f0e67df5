import { stem } from './stem';
import { isDense } from './tokens';
import { misspelled, startingWith } from './wordList';

/** A term of the index that answers a typed word, and how well, above 0 up to 1. */
export type Variant = [term: number, quality: number];

/** How well each kind of answer counts beside the word itself; typing errors: see `wordList`. */
const quality = { stem: 0.9, prefix: 0.85 };

/** How many answers to one word are followed. */
const most = 60;

/** All terms of an index, each with a number, and the ways to them from what readers type. */
export class Vocabulary {
  /** The terms; their place is their number. */
  readonly terms: string[] = [];
  /** In how many pages each term stands. */
  readonly pages: number[] = [];
  /** How many pages each term names: in title, address or keywords. */
  readonly named: number[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly stems = new Map<string, number[]>();
  private readonly byFirst = new Map<string, number[]>();
  private sorted: number[] = [];

  /** The number of `term`, a new one if need be. */
  add(term: string): number {
    const known = this.numbers.get(term);
    if (known !== undefined) return known;
    const number = this.terms.push(term) - 1;
    this.pages.push(0);
    this.named.push(0);
    this.numbers.set(term, number);
    return number;
  }

  /** The number of `term`, if the index has it. */
  find(term: string): number | undefined {
    return this.numbers.get(term);
  }

  /** The number of `word`, or of one with the same stem. */
  closest(word: string): number | undefined {
    return this.numbers.get(word) ?? this.stems.get(stem(word))?.[0];
  }

  /** Prepares the look-ups by beginning and by stem; call once after the last `add`. */
  finish(): void {
    const words: number[] = [];
    for (let number = 0; number < this.terms.length; number++) {
      const term = this.terms[number]!;
      if (isDense(term)) push(this.byFirst, String.fromCodePoint(term.codePointAt(0)!), number);
      else {
        words.push(number);
        push(this.stems, stem(term), number);
      }
    }
    const { terms } = this;
    this.sorted = words.sort((a, b) => (terms[a]! < terms[b]! ? -1 : 1));
  }

  /**
   * The terms that answer a typed word, best first for each term.
   * Typing errors count only where the word itself is unknown, or when `always`.
   */
  variants(word: string, always = false): Variant[] {
    const found = new Map<number, number>();
    const note = (number: number, value: number) => {
      if (value > (found.get(number) ?? 0)) found.set(number, value);
    };
    const exact = this.numbers.get(word);
    if (exact !== undefined) note(exact, 1);
    if (isDense(word)) {
      if ([...word].length === 1) for (const number of this.byFirst.get(word) ?? []) note(number, 1);
      return this.best(found);
    }
    for (const number of this.stems.get(stem(word)) ?? []) note(number, quality.stem);
    const known = found.size > 0;
    for (const number of startingWith(word, this.sorted, this.terms)) {
      note(number, quality.prefix * (0.5 + (0.5 * word.length) / this.terms[number]!.length));
    }
    if (!known || always) misspelled(word, this.sorted, this.terms, note);
    return this.best(found);
  }

  /** A short beginning has thousands of answers; the best, then the most frequent ones will do. */
  private best(found: Map<number, number>): Variant[] {
    const variants = [...found];
    if (variants.length <= most) return variants;
    const { pages } = this;
    return variants.sort((a, b) => b[1] - a[1] || pages[b[0]]! - pages[a[0]]!).slice(0, most);
  }
}

function push(map: Map<string, number[]>, key: string, number: number): void {
  const list = map.get(key);
  if (list) list.push(number);
  else map.set(key, [number]);
}
