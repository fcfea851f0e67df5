import { describe, expect, it } from '@rstest/core';
import { indexParts, type Shards } from '../../../../../theme/node/search/indexParts';
import type { SearchDocument } from '../../../../../theme/shared/search/types';
import { page } from '../../search/samplePages';

/** Pages with a text of about `size` characters each, and words of their own. */
const site = (count: number, size: number): SearchDocument[] =>
  Array.from({ length: count }, (_, number) =>
    page(`/p${number}`, `Page ${number}`, `word${number} other${number} ${'zebra '.repeat(size / 6)}`),
  );
const shapeOf = (documents: SearchDocument[], shards: Shards) => {
  const { head, parts } = indexParts(documents, shards);
  const count = (kind: string) => parts.filter(part => part.kind === kind).length;
  return { head, terms: count('terms'), words: count('words'), pages: count('pages') };
};

describe('indexParts', () => {
  it('keeps a small site in one file, unless it must not', () => {
    const small = site(20, 1000);
    for (const shards of ['auto', false] as const) {
      const { head, terms, pages } = shapeOf(small, shards);
      expect([terms, pages, Object.keys(head.parts ?? {}).length > 0, head.names]).toEqual([
        0,
        0,
        true,
        undefined,
      ]);
    }
    expect(shapeOf(small, true).pages).toBeGreaterThan(0);
  });
  it('loads texts apart on a larger site, with all terms in one file', () => {
    const { head, terms, words, pages } = shapeOf(site(120, 2000), 'auto');
    expect([terms, words, head.parts]).toEqual([1, 0, undefined]);
    expect(pages).toBeGreaterThan(20);
    expect(head.names?.length).toBe(120);
  });
  it('cuts terms where they are too large for one file, and lists them for misspelled words', () => {
    const { terms, words } = shapeOf(site(1500, 6), true);
    expect(terms).toBeGreaterThan(1);
    expect(words).toBe(1);
  });
  it('leaves names out of the head of a large site', () => {
    expect(shapeOf(site(8000, 6), true).head.names).toBeUndefined();
  });
  it('marks an index that is small as a whole', () => {
    expect(shapeOf(site(120, 2000), 'auto').head.small).toBe(true);
    expect(shapeOf(site(900, 2000), 'auto').head.small).toBeUndefined();
  });
  it('keeps no text among names', () => {
    const { head } = shapeOf([page('/a', 'A', 'Text.\n# Part\nMore.')], true);
    expect(head.names?.[0]).toMatchObject({ title: 'A', toc: [{ text: 'Part', id: 'part' }] });
    expect(JSON.stringify(head.names)).not.toContain('More');
  });
});
