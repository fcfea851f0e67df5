import { describe, expect, it } from '@rstest/core';
import { digits } from '../../../../../../theme/shared/search/index/digits';
import { packWords } from '../../../../../../theme/shared/search/index/frontCoding';
import {
  documentOf,
  floorIndex,
  indexFormat,
  lengthStep,
  nameOf,
  readHead,
} from '../../../../../../theme/shared/search/index/head';
import { page } from '../../../search/samplePages';

const head = {
  format: indexFormat,
  averageLength: 100,
  lengths: [0, 100, 400].map(length => digits(lengthStep(length))).join(''),
  dated: digits(2),
  terms: packWords(['a', 'port']),
  words: '',
  groups: [2, 1].map(digits).join(''),
} as const;

describe('readHead', () => {
  it('unpacks lists, and says where each file of documents begins', () => {
    const map = readHead(head);
    expect(map).toMatchObject({ terms: ['a', 'port'], words: [], groups: [0, 2], averageLength: 100 });
    expect([...map.dated]).toEqual([2]);
  });
  it('keeps lengths to about a tenth, relative to the average', () => {
    const [none, average, long] = readHead(head).lengths;
    expect(none).toBe(0);
    expect(Math.abs(average! - 1)).toBeLessThan(0.1);
    expect(Math.abs(long! - 4)).toBeLessThan(0.4);
  });
  it('refuses what is not a head of this format', () => {
    for (const value of [null, [], {}, 'text', { ...head, format: indexFormat + 1 }]) {
      expect(() => readHead(value)).toThrow(TypeError);
    }
  });
});

it('gives a document without text for the name of a page', () => {
  const document = page('/a', 'A', '# Part\nText.', { keywords: ['k'], description: 'd', lang: 'en' });
  const name = nameOf(document);
  expect(JSON.stringify(name)).not.toContain('Text');
  const toc = [{ ...document.toc[0], charIndex: -1 }];
  expect(documentOf(name)).toEqual({ ...document, content: '', toc });
});

it('writes one character for the length of any page', () => {
  for (const length of [0, 1, 700, 20_000, 10 ** 7]) expect(digits(lengthStep(length)).length).toBe(1);
});

it('finds the run of a sorted list in which a value lies', () => {
  for (const [value, place] of [
    ['a', 0],
    ['bz', 1],
    ['c', 2],
    ['zz', 2],
    ['0', 0],
  ] as const) {
    expect([value, floorIndex(['a', 'b', 'c'], value)]).toEqual([value, place]);
  }
  expect(floorIndex([0, 4, 8], 7)).toBe(1);
});
