import { describe, expect, it } from '@rstest/core';
import { readParameters } from '../../../../../plugins/site/search-server/parameters';

const limits = { indexes: ['docs', 'blog'], maxLength: 20, maxLimit: 50 };
const read = (query: string, more = {}) => readParameters(new URLSearchParams(query), { ...limits, ...more });

describe('readParameters', () => {
  it('reads what the theme sends', () => {
    expect(read('keyword=change+port%20%26%20more&limit=7&searchIndexes=docs,blog&lang=zh-CN')).toEqual({
      keyword: 'change port & more',
      limit: 7,
      lang: 'zh-CN',
      version: '',
      indexes: ['docs', 'blog'],
    });
  });

  it.each([
    ['the first index if none is named', 'keyword=a&limit=1&searchIndexes=', { indexes: ['docs'], lang: '' }],
    ['every index once', 'keyword=a&limit=1&searchIndexes=blog,docs,blog', { indexes: ['blog', 'docs'] }],
    [
      'text without control characters and spaces around it',
      'keyword=%20a%00%0ab%20&limit=1',
      { keyword: 'a b' },
    ],
    ['the highest limit', 'keyword=a&limit=50', { limit: 50 }],
    ['the longest query', `keyword=${'字'.repeat(20)}&limit=1`, { keyword: '字'.repeat(20) }],
    ['a version', 'keyword=a&limit=1&version=2.x-beta_1', { version: '2.x-beta_1' }],
    ['a listed language', 'keyword=a&limit=1&lang=en', { lang: 'en' }],
  ])('reads %s', (_, query, expected) => {
    expect(read(query, { languages: ['en', ''] })).toMatchObject(expected);
  });

  it.each([
    ['no keyword', 'limit=7', '`keyword` is required'],
    ['a keyword of spaces', 'keyword=%20%00&limit=7', '`keyword` is required'],
    ['a long keyword', `keyword=${'a'.repeat(21)}&limit=7`, 'longer than 20'],
    ['no limit', 'keyword=a', '`limit` must be an integer from 1 to 50'],
    ['limit 0', 'keyword=a&limit=0', '`limit`'],
    ['a negative limit', 'keyword=a&limit=-1', '`limit`'],
    ['a high limit', 'keyword=a&limit=51', '`limit`'],
    ['a fraction', 'keyword=a&limit=1.5', '`limit`'],
    ['an infinite limit', 'keyword=a&limit=Infinity', '`limit`'],
    ['an unknown index', 'keyword=a&limit=1&searchIndexes=docs,secret', '`searchIndexes`'],
    ['a path instead of an index', 'keyword=a&limit=1&searchIndexes=../keys', '`searchIndexes`'],
    ['an empty index', 'keyword=a&limit=1&searchIndexes=docs,', '`searchIndexes`'],
    ['a path instead of a version', 'keyword=a&limit=1&version=../v1', '`version`'],
    ['a long version', `keyword=a&limit=1&version=${'1'.repeat(51)}`, '`version`'],
    ['a path instead of a language', 'keyword=a&limit=1&lang=../_all', '`lang`'],
    ['a pattern instead of a language', 'keyword=a&limit=1&lang=*', '`lang`'],
  ])('refuses %s', (_, query, message) => {
    expect(read(query)).toContain(message);
  });

  it('refuses languages that are not listed, and never repeats what was sent', () => {
    expect(read('keyword=a&limit=1&lang=fr', { languages: ['en'] })).toBe(
      '`lang` is not a language of this search.',
    );
    expect(read('keyword=a&limit=1&searchIndexes=<script>')).not.toContain('script');
  });
});
