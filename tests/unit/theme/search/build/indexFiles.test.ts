import { describe, expect, it } from '@rstest/core';
import { indexContents } from '../../../../../theme/search/build/indexFiles';
import { page } from '../samplePages';

describe('indexContents', () => {
  const document = page('/a', 'A', 'Lead.\n# Part\nText.', { keywords: ['k'], description: 'd', lang: 'en' });
  const { full, titles } = indexContents(
    JSON.stringify([{ ...document, frontmatter: { date: '2026-01-01' }, version: '1', extra: true }]),
  );

  it('keeps what the browser searches, and nothing else of the page', () => {
    expect(JSON.parse(full)).toEqual([document]);
  });
  it('has no text and no places in the file of titles', () => {
    const toc = [{ text: 'Part', id: 'part', depth: 2 }];
    expect(JSON.parse(titles)).toEqual([{ ...document, content: '', toc }]);
  });
  it('takes an empty index for no pages', () => {
    expect(indexContents('')).toEqual({ full: '[]', titles: '[]' });
  });
});
