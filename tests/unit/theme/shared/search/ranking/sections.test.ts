import { describe, expect, it } from '@rstest/core';
import { rankPage } from '../../../../../../theme/shared/search/ranking/rank';
import { bestSection, sectionFindings } from '../../../../../../theme/shared/search/ranking/sections';
import { filler, page, prepared } from '../../../search/samplePages';

/** The sections of a page with what they have of a query, and the score of the best one. */
function read(query: string, text: string) {
  const { matcher, pages } = prepared(query, [page('/x', 'Guide', text), ...filler]);
  const ranked = rankPage(matcher, pages[0]!, 20)!;
  const sections = ranked.sections.toSorted((a, b) => a.section - b.section);
  const findings = sectionFindings(sections, matcher, pages[0]!, 20);
  const none = () => new Float32Array(matcher.terms.length);
  return { findings, score: bestSection(matcher, findings, { weight: none(), quality: none() }) };
}

describe('sectionFindings', () => {
  it('tells what each section has', () => {
    const { findings } = read('target proxy', 'A proxy.\n# Set a target\nThe target of a proxy, a target.');
    expect(findings.map(({ heading }) => [...heading])).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(findings.map(({ frequency }) => Array.from(frequency))).toEqual([
      [0, 1],
      [2, 1],
    ]);
    expect(findings.map(({ near }) => near > 0)).toEqual([false, true]);
    expect(findings[1]!.length).toBeGreaterThan(findings[0]!.length);
  });
});

describe('bestSection', () => {
  it('is higher for words in one section than for the same words in two', () => {
    const together = read('red green', 'Text.\n# One\nA red and a green.\n# Two\nOther words.');
    const apart = read('red green', 'Text.\n# One\nA red.\n# Two\nA green.');
    expect(together.score).toBeGreaterThan(apart.score);
  });
  it('is higher for a heading than for text, and in a short section', () => {
    const heading = read('red', 'Text.\n# Red\nOther words.').score;
    const text = read('red', 'Text.\n# One\nA red word.').score;
    expect(heading).toBeGreaterThan(text);
    expect(text).toBeGreaterThan(read('red', `Text.\n# One\nA red word. ${'More words. '.repeat(30)}`).score);
  });
  it('counts the names of the page for all its sections', () => {
    const { matcher, pages } = prepared('red green', [page('/x', 'Red', '# One\nA green.'), ...filler]);
    const findings = sectionFindings(rankPage(matcher, pages[0]!, 20)!.sections, matcher, pages[0]!, 20);
    const score = (weight: number) =>
      bestSection(matcher, findings, {
        weight: Float32Array.of(weight, 0),
        quality: Float32Array.of(weight && 1, 0),
      });
    expect(score(10)).toBeGreaterThan(score(0));
  });
  it('is 0 without sections', () => {
    const { matcher } = prepared('red', filler);
    expect(bestSection(matcher, [], { weight: new Float32Array(1), quality: new Float32Array(1) })).toBe(0);
  });
});
