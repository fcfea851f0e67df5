import { describe, expect, it } from '@rstest/core';
import { Field, indexPage } from '../../../../../../theme/shared/search/index/pages';
import { isNamed, postingsOf } from '../../../../../../theme/shared/search/index/pageTerms';
import { mostOften } from '../../../../../../theme/shared/search/index/postings';
import type { SearchDocument } from '../../../../../../theme/shared/search/types';
import { page } from '../../../search/samplePages';

/** The postings of a page by term. */
function of(document: SearchDocument) {
  const words: string[] = [];
  const indexed = indexPage(document, term => {
    if (!words.includes(term)) words.push(term);
    return words.indexOf(term);
  });
  return new Map([...postingsOf(indexed, 4)].map(([term, posting]) => [words[term], posting]));
}

describe('postingsOf', () => {
  const terms = of(
    page('/guide/port', 'server.port', 'A port.\n# Strict port\nThe port and the host.', {
      keywords: ['socket', 'port number'],
      description: 'Where it listens.',
    }),
  );
  const fields = (term: string) =>
    Object.entries(Field).flatMap(([name, field]) => ((terms.get(term)!.fields >> field) & 1 ? name : []));

  it('has the fields of each term, without the body', () => {
    expect(fields('port')).toEqual(['title', 'path', 'keywords', 'heading', 'lead']);
    expect(fields('host')).toEqual([]);
    expect(fields('listens')).toEqual(['description']);
  });
  it('counts occurrences in the text only', () => {
    expect(['port', 'host', 'strict'].map(term => terms.get(term)!.frequency)).toEqual([2, 1, 0]);
  });
  it('measures the share of each name, and of the last part of a dotted title', () => {
    const { shares } = terms.get('port')!;
    expect(shares[Field.title]).toBe(1);
    expect(terms.get('server')!.shares[Field.title]).toBeCloseTo(6 / 11);
    expect(shares[Field.keywords]).toBeCloseTo(4 / 11);
    expect(terms.get('socket')!.shares[Field.keywords]).toBe(1);
    expect(shares[Field.heading]).toBeCloseTo(4 / 11);
  });
  it('tells which terms name the page', () => {
    expect(
      ['server', 'guide', 'socket', 'host', 'strict', 'listens'].map(term => isNamed(terms.get(term)!)),
    ).toEqual([true, true, true, false, false, false]);
  });
  it('counts to a limit', () => {
    expect(of(page('/x', 'X', 'zebra '.repeat(100))).get('zebra')!.frequency).toBe(mostOften);
  });
});
