import { describe, expect, it } from '@rstest/core';
import { Field, indexPage, isDated, sections } from '../../../../../../theme/shared/search/index/pages';
import { Vocabulary } from '../../../../../../theme/shared/search/index/vocabulary';
import { page } from '../../../search/samplePages';

describe('indexPage', () => {
  const vocabulary = new Vocabulary();
  const document = page('/en/guide/port', 'Port', 'A lead.\n\n# Change it\n\nThe port changes.', {
    lang: 'en',
    keywords: ['socket'],
    description: 'Where it listens.',
  });
  const indexed = indexPage(document, term => vocabulary.number(term));
  const read = indexed.stretches.map(({ field, section, from, to }) => [
    Object.keys(Field)[field],
    section,
    Array.from(indexed.terms.slice(from, to), term => vocabulary.terms[term]).join(' '),
  ]);

  it('splits a page into fields and sections, without the language in its address', () => {
    expect(read).toEqual([
      ['title', -1, 'port'],
      ['path', -1, 'guide port'],
      ['keywords', -1, 'socket'],
      ['description', -1, 'where it listens'],
      ['heading', 0, 'change it'],
      ['lead', -1, 'a lead'],
      ['body', 0, 'the port changes'],
    ]);
  });
  it('keeps the place of each term in its text', () => {
    const last = indexed.terms.length - 1;
    expect(document.content.slice(indexed.starts[last], indexed.ends[last])).toBe('changes');
  });
  it('counts the text without title and headings', () => {
    expect(indexed.length).toBe(5);
  });
});

describe('sections', () => {
  const parts = (document: Parameters<typeof sections>[0]) =>
    sections(document).map(({ section, from, to }) => [section, document.content.slice(from, to).trim()]);

  it('are the beginning, then the text after each heading', () => {
    expect(parts(page('/', '', 'Lead.\n# A\nFirst.\n# B\nSecond.'))).toEqual([
      [-1, 'Lead.'],
      [0, 'First.'],
      [1, 'Second.'],
    ]);
  });
  it('skip headings whose place is unknown and parts without text', () => {
    const toc = [
      { text: 'Lost', id: 'lost', depth: 2, charIndex: -1 },
      { text: 'End', id: 'end', depth: 2, charIndex: 5 },
    ];
    expect(parts(page('/', '', '', { content: 'Text.End', toc }))).toEqual([[-1, 'Text.']]);
    expect(parts(page('/', '', ''))).toEqual([]);
  });
});

it('takes a version or a year at the end of a title for a date', () => {
  for (const [title, dated] of [
    ['Tool 0.5', true],
    ['Tool 1.7.6', true],
    ['State of 2025', true],
    ['Port 8080', false],
    ['Version 2 of all', false],
  ] as const) {
    expect([title, isDated(title)]).toEqual([title, dated]);
  }
});
