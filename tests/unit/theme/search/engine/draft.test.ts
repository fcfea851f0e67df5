import { describe, expect, it } from '@rstest/core';
import { indexParts } from '../../../../../theme/search/build/indexParts';
import { draftOf } from '../../../../../theme/search/engine/draft';
import { QueryTerms } from '../../../../../theme/search/engine/queryTerms';
import { partName, readHead } from '../../../../../theme/search/index/head';
import { filler, page } from '../samplePages';

const documents = [page('/port', 'Port', 'A server.'), page('/sort', 'Sort', 'A list.'), ...filler];
const { head } = indexParts(documents, false);

const draft = (query: string, damage = (content: unknown) => content) => {
  const map = readHead(head);
  const terms = new QueryTerms(map, async part => damage(head.parts![partName(part)]));
  return draftOf(query, terms, map);
};
const found = async (query: string) =>
  (await draft(query)).estimates.map(({ page }) => documents[page]!.routePath);

describe('draftOf', () => {
  it('orders pages without their text', async () => {
    expect((await found('port'))[0]).toBe('/port');
    expect(await found('nothing here of that')).toEqual(expect.not.arrayContaining(['/port']));
  });
  it('takes a known word for a misspelling where no page has all words', async () => {
    expect((await found('sort server'))[0]).toBe('/port');
    expect((await found('sort list'))[0]).toBe('/sort');
  });
  it('tells when terms are missing', async () => {
    expect((await draft('port')).failed).toBe(false);
    expect(await draft('port', () => null)).toMatchObject({ failed: true, estimates: [] });
    const cut = (content: unknown) => {
      const { terms, postings } = content as { terms: string; postings: string };
      return { terms, postings: postings.replaceAll(/([^ ]{2})[^ ]*/g, '$1') };
    };
    expect((await draft('port', cut)).failed).toBe(true);
  });
});
