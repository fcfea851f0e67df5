import { describe, expect, it } from '@rstest/core';
import {
  covered,
  nearness,
  type Occurrence,
  phraseOf,
} from '../../../../../../theme/shared/search/ranking/occurrences';

const at = (term: number, start: number, end: number, quality = 1): Occurrence => ({
  term,
  start,
  end,
  quality,
});

describe('phraseOf', () => {
  for (const [name, occurrences, count, value] of [
    ['is 1 for all words in order', [at(0, 0, 3), at(1, 4, 7), at(2, 8, 11)], 3, 1],
    ['is half for two of three words', [at(0, 0, 3), at(1, 4, 7)], 3, 0.5],
    ['counts the wrong order half', [at(1, 0, 3), at(0, 4, 7)], 2, 0.5],
    ['counts the quality of both words', [at(0, 0, 3, 0.5), at(1, 4, 7, 0.5)], 2, 0.25],
    ['is 0 for words that are apart', [at(0, 0, 3), at(1, 9, 12)], 2, 0],
    ['is 0 for the same word twice', [at(0, 0, 3), at(0, 4, 7)], 2, 0],
    ['is 0 for a query of one word', [at(0, 0, 3), at(0, 4, 7)], 1, 0],
    ['is 1 for one word that matches both', [at(0, 0, 6), at(1, 0, 6)], 2, 1],
    ['takes the best place', [at(0, 0, 3), at(1, 7, 9, 0.5), at(0, 20, 23), at(1, 24, 27)], 2, 1],
  ] as const) {
    it(name, () => expect(phraseOf([...occurrences], count)).toBe(value));
  }
});

describe('nearness', () => {
  for (const [name, occurrences, count, value] of [
    ['is 1 for two words side by side, in any order', [at(1, 0, 3), at(0, 3, 6)], 2, 1],
    ['is less with other words in between', [at(0, 0, 3), at(1, 15, 18)], 2, 0.5],
    ['is 0 for words that are far apart', [at(0, 0, 3), at(1, 64, 67)], 2, 0],
    ['looks past the same word', [at(0, 0, 3), at(0, 3, 6), at(1, 6, 9)], 2, 1],
    ['counts the quality of both words', [at(0, 0, 3, 0.5), at(1, 3, 6, 0.5)], 2, 0.25],
    ['takes the nearest place', [at(0, 0, 3), at(1, 40, 43), at(0, 43, 46)], 2, 1],
    ['is a share of the words of the query', [at(0, 0, 3), at(1, 3, 6)], 3, 0.5],
    ['is 0 for a query of one word', [at(0, 0, 3), at(0, 3, 6)], 1, 0],
  ] as const) {
    it(name, () => expect(nearness([...occurrences], count)).toBeCloseTo(value));
  }
});

describe('covered', () => {
  it('counts characters once, by quality', () => {
    expect(covered([at(0, 0, 4), at(1, 6, 8)])).toBe(6);
    expect(covered([at(0, 0, 4), at(1, 0, 4), at(2, 2, 6)])).toBe(6);
    expect(covered([at(0, 0, 4, 0.5)])).toBe(2);
    expect(covered([])).toBe(0);
  });
});
