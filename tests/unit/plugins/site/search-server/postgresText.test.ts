import { describe, expect, it } from '@rstest/core';
import type { StoredRecord } from '../../../../../plugins/site/search-server/engine';
import { configuration, entries } from '../../../../../plugins/site/search-server/postgresText';
import { record } from './records';

const stored = (title: string, content: string): StoredRecord => ({
  ...record('/page', title, content, { keywords: ['harbour'] }),
  headings: ['Change it'],
  stamp: 'docs 1',
});
const entry = (title: string, content: string) => JSON.parse(entries([stored(title, content)]))[0];

describe('configuration', () => {
  it.each([
    ['en', 'english'],
    ['de-AT', 'german'],
    ['zh-CN', 'english'],
    ['fi', 'simple'],
    ['', 'simple'],
  ])('of “%s” is %s', (lang, expected) => {
    expect(configuration(lang)).toBe(expected);
  });
});

describe('entries', () => {
  it('have the terms of title, headings and keywords, and of the text', () => {
    expect(entry('server.port', '修改端口')).toMatchObject({
      id: '_2fpage',
      stamp: 'docs 1',
      title: 'server port',
      heads: 'server port Change it harbour',
      content: '修改 改端 端口 口',
    });
  });

  it('keep the record as it was exported', () => {
    const { headings, stamp, ...exported } = stored('a', 'b');
    expect(entry('a', 'b').record).toEqual(exported);
  });

  it('leave out what PostgreSQL refuses, and nothing that looks like it', () => {
    expect(entry('a', 'x\0y \ud83d \\u0000 \\ud83d 😀').record.content).toBe('xy  \\u0000 \\ud83d 😀');
  });

  it('limit the text that is searched, and not the text that is shown', () => {
    const { content, record } = entry('a', 'long '.repeat(30_000));
    expect([content.length, record.content.length]).toEqual([79_999, 150_000]);
  });
});
