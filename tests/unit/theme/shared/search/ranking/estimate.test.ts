import { describe, expect, it } from '@rstest/core';
import { isDated } from '../../../../../../theme/shared/search/index/pages';
import { postingsOf } from '../../../../../../theme/shared/search/index/pageTerms';
import { estimate } from '../../../../../../theme/shared/search/ranking/estimate';
import { byScore, rankPage } from '../../../../../../theme/shared/search/ranking/rank';
import type { SearchDocument } from '../../../../../../theme/shared/search/types';
import { filler, page, prepared } from '../../../search/samplePages';

/** Estimated pages of a query, best first, beside those with their exact scores. */
function both(query: string, documents: SearchDocument[]) {
  const { matcher, pages } = prepared(query, documents);
  const postings = pages.flatMap((page, number) => [...postingsOf(page, number)]);
  const averageLength = pages.reduce((sum, { length }) => sum + length, 0) / pages.length;
  const estimates = estimate(
    matcher,
    term => postings.flatMap(([other, posting]) => (other === term ? posting : [])),
    page => ({
      length: pages[page]!.length / averageLength,
      dated: isDated(documents[page]!.title),
    }),
  );
  const exact = pages.flatMap(page => rankPage(matcher, page, averageLength) ?? []).sort(byScore);
  return {
    estimated: estimates.map(({ page }) => documents[page]!.routePath),
    exact: exact.map(({ page }) => page.document.routePath),
    scores: estimates.map(({ score }) => score),
    exactScores: exact.map(({ score }) => score),
    complete: estimates.map(({ complete }) => complete),
    exactComplete: exact.map(({ complete }) => complete),
  };
}

const documents = [
  page('/port', 'server.port', 'Sets the port.\n# Example\nTake port 8080.', { keywords: ['socket'] }),
  page('/strict-port', 'server.strictPort', 'Stops when the port is taken.'),
  page('/proxy', 'Proxy', 'Forwards requests.\n# Port of the target\nAnother port.', {
    description: 'How to forward to a port.',
  }),
  page('/notes', 'Tool 0.5', 'The port changed. A port is a number.'),
  page('/many', 'Guide', `A port. ${'Other words here. '.repeat(40)}`),
  ...filler,
];

describe('estimate', () => {
  it('finds the pages that are found with their text, and knows which have all words', () => {
    for (const query of ['port', 'strict port', 'socket', 'forward port', 'port of the target', '0.5']) {
      const { estimated, exact, complete, exactComplete } = both(query, documents);
      expect([query, [...estimated].sort()]).toEqual([query, [...exact].sort()]);
      expect(complete.filter(Boolean).length).toBe(exactComplete.filter(Boolean).length);
    }
  });
  it('gives one word about the score that it has with the text', () => {
    for (const query of ['socket', 'taken', 'number', 'forwards', 'words']) {
      const { scores, exactScores, estimated, exact } = both(query, documents);
      expect(estimated).toEqual(exact);
      for (const [place, score] of scores.entries()) {
        expect(Math.abs(score - exactScores[place]!) / exactScores[place]!).toBeLessThan(0.2);
      }
    }
  });
  it('puts the page first that the query names', () => {
    for (const [query, first] of [
      ['server port', '/port'],
      ['strict port', '/strict-port'],
      ['socket', '/port'],
      ['how to set the proxy', '/proxy'],
    ] as const) {
      expect([query, both(query, documents).estimated[0]]).toEqual([query, first]);
    }
  });
});
