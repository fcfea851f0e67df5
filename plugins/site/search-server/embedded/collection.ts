import { setImmediate as nextTurn } from 'node:timers/promises';
import { Charset, Encoder, Index } from 'flexsearch';
import { RecentCache } from '../../../../theme/shared/search/engine/recentCache';
import { type IndexedPage, indexPage } from '../../../../theme/shared/search/index/pages';
import { isNamed, postingsOf } from '../../../../theme/shared/search/index/pageTerms';
import { isCjk } from '../../../../theme/shared/search/index/tokens';
import { Vocabulary } from '../../../../theme/shared/search/index/vocabulary';
import { languageSynonyms } from '../../../../theme/shared/search/ranking/languageSynonyms';
import { Matcher } from '../../../../theme/shared/search/ranking/matcher';
import { parseQuery, type Query } from '../../../../theme/shared/search/ranking/query';
import { byScore, type RankedPage, rankPage } from '../../../../theme/shared/search/ranking/rank';
import type { StoredRecord } from '../engine';

/** Pages that FlexSearch finds at most for one term. */
const perTerm = 400;
/** Terms that stand for one word of a query at most: spellings, synonyms. */
const perWord = 12;
/** The best pages by their terms, which are ranked by their text. */
const mostRanked = 60;
/** Pages whose terms are kept for the next query. */
const mostKept = 2000;
/** Pages that are indexed before waiting queries are answered. */
const perTurn = 10;

/** A collection as it is saved: the records, and what would have to be computed again. */
export interface SavedCollection {
  records: StoredRecord[];
  /** Each term with the number of pages that have it, and of those that have it in their name. */
  terms: [term: string, pages: number, named: number][];
  averageLength: number;
  /** What FlexSearch exports, by its key, for each kind of script. */
  indexes: Record<Script, [key: string, data: string][]>;
}

type Script = 'latin' | 'cjk';
const scripts: Script[] = ['latin', 'cjk'];

/** FlexSearch's encoders; the terms are split already, so each is one word to them. */
const encoders: Record<Script, () => Encoder> = {
  latin: () => new Encoder({ ...Charset.Normalize, numeric: false }),
  cjk: () => new Encoder({ ...Charset.CJK, split: ' ', numeric: false, dedupe: false }),
};

/**
 * The pages of one index, language and version, which do not change. FlexSearch finds candidates; the ranking of the
 * theme's search orders them.
 */
export class Collection {
  private readonly vocabulary = new Vocabulary();
  private readonly indexes: Record<Script, Index>;
  private averageLength = 1;
  private readonly kept = new RecentCache<IndexedPage>(mostKept);

  private constructor(readonly records: readonly StoredRecord[]) {
    const index = (script: Script) => new Index({ tokenize: 'strict', encoder: encoders[script]() });
    this.indexes = { latin: index('latin'), cjk: index('cjk') };
  }

  /** Indexes records; queries are answered meanwhile. */
  static async of(records: readonly StoredRecord[]): Promise<Collection> {
    const collection = new Collection(records);
    const { vocabulary, indexes } = collection;
    const counts: [pages: number, named: number][] = [];
    let length = 0;
    for (const [number, record] of records.entries()) {
      if (number % perTurn === 0) await nextTurn();
      const page = indexPage(record, term => vocabulary.number(term));
      length += page.length;
      for (const [term, posting] of postingsOf(page, number)) {
        counts[term] ??= [0, 0];
        counts[term][0]++;
        counts[term][1] += Number(isNamed(posting));
      }
      // In reading order, title first: FlexSearch ranks by position.
      const words = [...new Set(page.terms)].map(term => vocabulary.terms[term]!);
      for (const script of scripts) {
        const text = words.filter(word => isCjk(word) === (script === 'cjk')).join(' ');
        if (text) indexes[script].add(number, text);
      }
    }
    collection.averageLength = length / records.length || 1;
    for (const [term, [pages, named]] of counts.entries())
      vocabulary.learn(vocabulary.terms[term]!, pages, named);
    return collection;
  }

  static load({ records, terms, averageLength, indexes }: SavedCollection): Collection {
    const collection = new Collection(records);
    for (const [term, pages, named] of terms) collection.vocabulary.learn(term, pages, named);
    collection.averageLength = averageLength;
    for (const script of scripts) {
      for (const [key, data] of indexes[script]) collection.indexes[script].import(key, data);
    }
    return collection;
  }

  save(): SavedCollection {
    const { records, averageLength, vocabulary } = this;
    const exported = (script: Script) => {
      const parts: [string, string][] = [];
      this.indexes[script].export((key, data) => void parts.push([key, data]));
      return parts;
    };
    return {
      records: [...records],
      terms: vocabulary.terms.map((term, number) => [
        term,
        vocabulary.pages[number]!,
        vocabulary.named[number]!,
      ]),
      averageLength,
      indexes: { latin: exported('latin'), cjk: exported('cjk') },
    };
  }

  /** The records that match, best first. */
  search(keyword: string, limit: number): StoredRecord[] {
    const query = parseQuery(keyword, languageSynonyms);
    let ranked = this.rank(query, false);
    // No page has all words: one of them may be a misspelling that is itself a word.
    if (!isComplete(ranked)) {
      const tolerant = this.rank(query, true);
      if (isComplete(tolerant)) ranked = tolerant;
    }
    return ranked.slice(0, limit).map(({ page }) => page.document as StoredRecord);
  }

  private rank(query: Query, tolerant: boolean): RankedPage[] {
    const { records, vocabulary, averageLength } = this;
    const matcher = new Matcher(query, vocabulary, records.length, tolerant);
    return this.candidates(matcher)
      .flatMap(number => rankPage(matcher, this.page(number), averageLength) ?? [])
      .sort(byScore);
  }

  /** Numbers of the pages that have the most important words, first those that have them early. */
  private candidates({ terms, importance }: Matcher): number[] {
    const scores = new Map<number, number>();
    for (const [word, { variants }] of terms.entries()) {
      const best = new Map<number, number>();
      for (const [term, quality] of variants.toSorted(([, a], [, b]) => b - a).slice(0, perWord)) {
        const text = this.vocabulary.terms[term]!;
        const numbers = this.indexes[isCjk(text) ? 'cjk' : 'latin'].search(text, {
          limit: perTerm,
        }) as number[];
        for (const [position, number] of numbers.entries()) {
          // The order among pages with the same words decides only which are ranked at all.
          const score = importance[word]! * quality * (1 + 0.5 / (1 + position / 20));
          best.set(number, Math.max(best.get(number) ?? 0, score));
        }
      }
      for (const [number, score] of best) scores.set(number, (scores.get(number) ?? 0) + score);
    }
    return [...scores]
      .sort(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || a - b)
      .slice(0, mostRanked)
      .map(([number]) => number)
      .sort((a, b) => a - b);
  }

  private page(number: number): IndexedPage {
    const { vocabulary } = this;
    return this.kept.get(String(number), () =>
      indexPage(this.records[number]!, term => vocabulary.number(term)),
    );
  }
}

function isComplete(ranked: RankedPage[]): boolean {
  return ranked.some(({ complete }) => complete);
}
