import { describe, expect, it } from '@rstest/core';
import { Field } from '../../../../../../theme/shared/search/index/pages';
import { type Findings, scoreOf } from '../../../../../../theme/shared/search/ranking/score';
import type { SectionFindings } from '../../../../../../theme/shared/search/ranking/sections';
import { filler, page, prepared } from '../../../search/samplePages';

/** The score of a page on which words were found as `found` says. */
function score(query: string, found: Partial<Findings>, averageLength = 10) {
  const text = 'red green blue words of a text';
  const { matcher, pages } = prepared(query, [page('/x', 'Guide', text), ...filler]);
  const count = matcher.terms.length;
  const findings: Findings = {
    best: Object.keys(Field).map(() => new Float32Array(count)),
    frequency: new Float32Array(count),
    phrase: 0,
    titleShare: 0,
    keywordShare: 0,
    exactness: 1,
    length: pages[0]!.length / averageLength,
    dated: false,
    sections: [],
    ...found,
  };
  return scoreOf(matcher, findings);
}

/** The first word of the query in one field. */
const inField = (field: number, quality = 1) =>
  Object.values(Field).map(number => Float32Array.of(number === field ? quality : 0));

describe('scoreOf', () => {
  it('is undefined where no word was found', () => {
    expect(score('red', {})).toBeUndefined();
  });
  it('is higher in title, address and keywords than in headings and text', () => {
    const scores = [Field.title, Field.heading, Field.description, Field.lead].map(
      field => score('red', { best: inField(field) })!.score,
    );
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBe(4);
  });
  it('grows with each further occurrence, less and less', () => {
    const [one, two, three] = [1, 2, 3].map(
      times => score('red', { best: inField(Field.body), frequency: Float32Array.of(times) })!.score,
    );
    expect(two! - one!).toBeGreaterThan(three! - two!);
    expect(three).toBeGreaterThan(two!);
  });
  it('is lower for the same words in a longer text', () => {
    const found = { best: inField(Field.body), frequency: Float32Array.of(2) };
    expect(score('red', found, 100)!.score).toBeGreaterThan(score('red', found, 2)!.score);
  });
  it('grows with quality, phrase, share of the title and of a keyword', () => {
    const plain = score('red', { best: inField(Field.lead) })!.score;
    expect(score('red', { best: inField(Field.lead, 0.5) })!.score).toBeLessThan(plain);
    for (const more of [{ phrase: 1 }, { titleShare: 1 }, { keywordShare: 1 }]) {
      expect(score('red', { best: inField(Field.lead), ...more })!.score).toBeGreaterThan(plain);
    }
  });
  it('grows with the best section, and with words near each other in one', () => {
    const section = (found: Partial<SectionFindings>): SectionFindings => ({
      heading: new Float32Array(2),
      body: new Float32Array(2),
      frequency: new Float32Array(2),
      length: 0.1,
      near: 0,
      ...found,
    });
    const both = { body: Float32Array.of(1, 1), frequency: Float32Array.of(1, 1) };
    const one = { body: Float32Array.of(1, 0), frequency: Float32Array.of(1, 0) };
    const other = { body: Float32Array.of(0, 1), frequency: Float32Array.of(0, 1) };
    const best = inField(Field.body).map(() => new Float32Array(2));
    best[Field.body] = Float32Array.of(1, 1);
    const scores = [[one, other], [both], [{ ...both, near: 1 }]].map(
      sections =>
        score('red green', { best, frequency: Float32Array.of(1, 1), sections: sections.map(section) })!
          .score,
    );
    expect(scores[0]).toBeGreaterThan(score('red green', { best, frequency: Float32Array.of(1, 1) })!.score);
    expect(scores[1]).toBeGreaterThan(scores[0]!);
    expect(scores[2]).toBeGreaterThan(scores[1]!);
  });
  it('keeps a doubtful match doubtful in however many fields it is', () => {
    const everywhere = (quality: number) => Object.values(Field).map(() => Float32Array.of(quality));
    const sure = score('red', { best: everywhere(1), frequency: Float32Array.of(9) })!.score;
    const doubtful = score('red', { best: everywhere(0.4), frequency: Float32Array.of(9 * 0.4) })!.score;
    // Times the share of the query that is met, which is doubtful too.
    expect(doubtful).toBeLessThan(0.4 * sure);
  });
  it('is complete only with every word that tells something', () => {
    const best = (...values: number[]) =>
      Object.values(Field).map(field =>
        Float32Array.from(field === Field.body ? values : values.map(() => 0)),
      );
    expect(score('red green', { best: best(1, 0) })!.complete).toBe(false);
    expect(score('red green', { best: best(1, 1) })!.complete).toBe(true);
    expect(score('the red', { best: best(0, 1) })!.complete).toBe(true);
  });
  it('is lower for a dated page, unless the query has a number', () => {
    const found = { best: inField(Field.lead) };
    expect(score('red', { ...found, dated: true })!.score).toBeLessThan(score('red', found)!.score);
    const numbered = { best: inField(Field.lead).map(([value]) => Float32Array.of(value!, 0)) };
    expect(score('red 5', { ...numbered, dated: true })!.score).toBe(score('red 5', numbered)!.score);
  });
  it('is higher by the factor of a page that the query names', () => {
    const found = { best: inField(Field.title) };
    expect(score('red', { ...found, exactness: 2 })!.score).toBe(2 * score('red', found)!.score);
  });
});
