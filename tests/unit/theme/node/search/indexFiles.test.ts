import { describe, expect, it } from '@rstest/core';
import { indexFiles, isDocumentsFile } from '../../../../../theme/node/search/indexFiles';
import { page } from '../../search/samplePages';

describe('indexFiles', () => {
  const document = page('/a', 'A', 'Lead.\n# Part\nText.', { keywords: ['k'], description: 'd', lang: 'en' });
  const json = JSON.stringify([
    { ...document, frontmatter: { date: '2026-01-01' }, version: '1', extra: true, indexFormat: '1 auto' },
  ]);
  const name = 'static/search_index.1_2.en.abc.json';

  it('keeps of each document what a search needs, and nothing else of the page', () => {
    expect(JSON.parse(indexFiles(name, json, 'auto').get(name)!)).toEqual([document]);
  });
  it('names every file but one after the content', () => {
    expect([...indexFiles(name, json, true).keys()].sort()).toEqual([
      'static/search_index-current.1_2.en.json',
      'static/search_index-head.1_2.en.abc.json',
      'static/search_index-pages.1_2.en.abc.0.json',
      'static/search_index-terms.1_2.en.abc.0.json',
      name,
    ]);
  });
  it('writes the current hash for pages of an earlier deployment', () => {
    const files = indexFiles('static/search_index.abc.json', json, true);
    expect(files.get('static/search_index-current.json')).toBe('{"hash":"abc"}');
  });
  it('gives the synonyms of queries to the head', () => {
    const headOf = (files: Map<string, string>) =>
      JSON.parse(files.get('static/search_index-head.1_2.en.abc.json')!);
    expect(headOf(indexFiles(name, json, true, { synonyms: [['a', 'b']] }))).toMatchObject({
      synonyms: [['a', 'b']],
    });
    expect(headOf(indexFiles(name, json, true))).not.toHaveProperty('synonyms');
  });
  it('takes an empty index for no pages', () => {
    expect(indexFiles(name, '', 'auto').get(name)).toBe('[]');
  });
});

it('tells the list of documents from other files', () => {
  for (const [name, is] of [
    ['static/search_index.en.abc.json', true],
    ['static/search_index.abc.json', true],
    ['static/search_index-head.en.abc.json', false],
    ['static/js/search_index.js', false],
  ] as const) {
    expect([name, isDocumentsFile(name)]).toEqual([name, is]);
  }
});
