import { unpackWords } from '../index/frontCoding';
import { floorIndex, type IndexMap, type ReadPart } from '../index/head';
import type { QueryWord } from '../ranking/query';
import { compoundsOf } from '../ranking/splitCompound';
import { mayBeMisspelled, misspelling } from '../ranking/variants';

/** The lists of all terms of an index, for words that it does not have. */
export class Spelling {
  private readonly lists = new Map<number, string[]>();

  constructor(
    private readonly map: Pick<IndexMap, 'words'>,
    private readonly read: ReadPart,
  ) {}

  /**
   * The terms that a word may stand for, most similar first: misspelled, or written as one word.
   * @returns undefined if a list could not be read
   */
  async termsFor({ text, parts }: QueryWord): Promise<string[] | undefined> {
    const { words } = this.map;
    if (parts || words.length === 0 || !mayBeMisspelled(text)) return [];
    const first = floorIndex(words, text[0]!);
    const last = floorIndex(words, `${text[0]}\uffff`);
    const lists = await Promise.all(
      Array.from({ length: last - first + 1 }, (_, index) => this.list(first + index)),
    );
    if (lists.includes(undefined)) return undefined;
    const terms = new Set(lists.flatMap(list => list ?? []));
    const similar: Array<[term: string, quality: number]> = [];
    for (const term of terms) {
      const quality = misspelling(text, term);
      if (quality > 0) similar.push([term, quality]);
    }
    // The rest of a compound begins with another letter; only its file tells whether it is a term.
    for (const parts of compoundsOf(text)) {
      if (terms.has(parts[0]!)) similar.push(...parts.map((part): [string, number] => [part, 1]));
    }
    return similar.sort(([, a], [, b]) => b - a).map(([term]) => term);
  }

  /** Loads all lists. */
  async loadAll(): Promise<void> {
    await Promise.all(this.map.words.map((_, number) => this.list(number)));
  }

  private async list(number: number): Promise<string[] | undefined> {
    const loaded = this.lists.get(number);
    if (loaded) return loaded;
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
