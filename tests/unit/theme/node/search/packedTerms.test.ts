import { expect, it } from '@rstest/core';
import { packedTerms } from '../../../../../theme/node/search/packedTerms';
import { countsOf, unpackPostings } from '../../../../../theme/shared/search/index/postings';
import { page } from '../../search/samplePages';

it('has every term once, in the order of the terms, with its pages', () => {
  const { terms, lengths } = packedTerms([
    page('/port', 'Port', 'A port and a host.'),
    page('/host', 'Host', 'Another text.'),
    page('/empty', 'Empty'),
  ]);
  const words = terms.map(({ term }) => term);
  expect(words).toEqual([...new Set(words)].sort());
  const packed = (word: string) => terms.find(({ term }) => term === word)!.packed;
  expect(unpackPostings(packed('host')).postings.map(({ page }) => page)).toEqual([0, 1]);
  expect(countsOf(packed('host'))).toEqual({ pages: 2, named: 1 });
  expect(lengths).toEqual([5, 2, 0]);
});
