import { describe, expect, it } from '@rstest/core';
import { page, prepared } from '../../../search/samplePages';

const documents = [
  page('/a', 'Port', 'The port and the host.'),
  page('/b', 'Other', 'The host is a port.'),
  page('/c', 'Third', 'A host.'),
];

describe('Matcher', () => {
  it('gives rare words more importance', () => {
    const { matcher } = prepared('port host', documents);
    const [port, host] = matcher.importance;
    expect(port).toBeGreaterThan(host!);
    expect(host).toBeGreaterThan(0);
  });
  it('gives words that few pages are named by more importance as names', () => {
    const { matcher } = prepared('host', documents);
    expect(matcher.nameImportance[0]).toBeGreaterThan(matcher.importance[0]!);
  });
  it('gives function words next to none', () => {
    const { matcher } = prepared('the port', documents);
    expect(matcher.importance[0]).toBeLessThan(matcher.importance[1]! / 5);
  });
  it('finds the places of each word in a stretch', () => {
    const { matcher, pages } = prepared('host por', documents);
    const body = pages[0]!.stretches.at(-1)!;
    const found = matcher.occurrences(pages[0]!, body);
    expect(found.map(({ term, start, end }) => [term, documents[0]!.content.slice(start, end)])).toEqual([
      [1, 'port'],
      [0, 'host'],
    ]);
    expect(found[0]!.quality).toBeLessThan(found[1]!.quality);
  });
  it('finds nothing in a stretch without words of the query', () => {
    const { matcher, pages } = prepared('port', documents);
    expect(matcher.occurrences(pages[2]!, pages[2]!.stretches.at(-1)!)).toEqual([]);
  });
});
