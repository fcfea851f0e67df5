import { unpackWords } from '../index/frontCoding';
import { type IndexMap, type Part, placeOf } from '../index/head';
import type { QueryWord } from '../ranking/queryWords';
import { compoundsOf } from '../ranking/splitCompound';
import { mayBeMisspelled, misspelling } from '../ranking/variants';

/** The lists of all terms of an index, for words that it does not have. */
export class Spelling {
  private readonly lists = new Map<number, string[]>();

  /** @param read gives the content of a file */
  constructor(
    private readonly map: Pick<IndexMap, 'words'>,
    private readonly read: (part: Part) => Promise<unknown>,
  ) {}

  /**
   * The terms that a word may stand for, most similar first: misspelled, or written as one word.
   * @returns undefined if a list could not be read
   */
  async termsFor({ text, parts }: QueryWord): Promise<string[] | undefined> {
    const { words } = this.map;
    if (parts || words.length === 0 || !mayBeMisspelled(text)) return [];
    const first = placeOf(words, text[0]!);
    const last = placeOf(words, `${text[0]}\uffff`);
    const lists = await Promise.all(
      Array.from({ length: last - first + 1 }, (_, place) => this.list(first + place)),
    );
    const found: Array<[term: string, quality: number]> = [];
    for (const term of lists.flatMap(list => list ?? [])) {
      const quality = misspelling(text, term);
      if (quality > 0) found.push([term, quality]);
    }
    // The rest of a compound begins with another letter; only its file tells whether it is a term.
    const known = new Set(lists.flatMap(list => list ?? []));
    for (const parts of compoundsOf(text)) {
      if (known.has(parts[0]!)) found.push(...parts.map((part): [string, number] => [part, 1]));
    }
    if (lists.includes(undefined)) return undefined;
    return found.sort(([, a], [, b]) => b - a).map(([term]) => term);
  }

  private async list(number: number): Promise<string[] | undefined> {
    const known = this.lists.get(number);
    if (known) return known;
    try {
      const content = await this.read({ kind: 'words', number });
      if (typeof content !== 'string') return undefined;
      const list = unpackWords(content);
      this.lists.set(number, list);
      return list;
    } catch {
      return undefined;
    }
  }
}
