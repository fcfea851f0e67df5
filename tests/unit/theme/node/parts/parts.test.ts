import { describe, expect, it } from '@rstest/core';
import { stubOf } from '../../../../../theme/node/parts/compiledPages';
import { checkPart, othersOf, partOf } from '../../../../../theme/node/parts/part';

describe('a part of a build', () => {
  it('is named by its number and that of all parts', () => {
    expect(partOf('2/4')).toEqual({ number: 2, count: 4 });
    expect(partOf('')).toBeUndefined();
  });

  it.each(['0/2', '3/2', '1', '1/2/3', 'a/b', '1/0'])('is not named by %s', text => {
    expect(() => partOf(text)).toThrow(`DUET_PART is "${text}"`);
  });

  it('has each page in one of its jobs, in whatever order each finds them', () => {
    const pages = ['/c', '/a', '/b', '/d', '/e'];
    const own = [1, 2, 3].flatMap(number => {
      const found = number === 2 ? pages.toReversed() : pages;
      const others = othersOf(found, { number, count: 3 });
      return pages.filter(page => !others.has(page));
    });
    expect(own.sort()).toEqual(['/a', '/b', '/c', '/d', '/e']);
  });
});

it('a part needs what fills the cache, and says what is missing', () => {
  const isOn = { ssg: true, 'patches.reading': false, 'patches.rendering': false };
  expect(() => checkPart({ number: 1, count: 2 }, isOn)).toThrow(': patches.reading, patches.rendering.');
  expect(() => checkPart(undefined, isOn)).not.toThrow();
});

describe('stubOf', () => {
  it('uses what the page imports, and nothing that a sample imports', () => {
    const source = `---
title: Page
---
import Part from './part.mdx';
import { Card, Grid as Cards } from 'theme';
import * as all from "all"
import React, {
  useState,
} from 'react';
import './style.css';

# Page

\`\`\`js
import sample from './sample';
\`\`\`

> import text from 'a sentence'
`;
    expect(stubOf(source).split('\n').at(-1)).toBe(
      'export default () => [Part,Card,Cards,all,React,useState];',
    );
    expect(stubOf(source)).toContain("import './style.css';");
    expect(stubOf(source)).not.toContain('./sample');
  });

  it('is an empty page without imports', () => {
    expect(stubOf('# Title')).toBe('export default () => [];');
  });
});
