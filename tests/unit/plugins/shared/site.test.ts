import { describe, expect, it } from '@rstest/core';
import {
  addressOf,
  htmlFileOf,
  rendersInWorkers,
  siteOf,
  sourceFileOf,
  urlOf,
} from '../../../../plugins/shared/site';

const locales = [
  { lang: 'en', label: 'English' },
  { lang: 'zh', label: '中文' },
];
const plain = siteOf({ lang: 'en', locales, base: 'docs', siteOrigin: 'https://example.com/' });
const versioned = siteOf({ lang: 'en', locales, multiVersion: { default: 'v2', versions: ['v1', 'v2'] } });

describe('the addresses of a site', () => {
  it('puts base and origin into one form', () => {
    expect([plain.base, plain.origin]).toEqual(['/docs/', 'https://example.com']);
    expect([versioned.base, versioned.origin]).toEqual(['/', '']);
  });

  it.each([
    ['/', 'index.html', '/docs/', '/docs/index.html'],
    ['/zh/guide/', 'zh/guide/index.html', '/docs/zh/guide/', '/docs/zh/guide/index.html'],
    ['/a', 'a.html', '/docs/a', '/docs/a.html'],
  ])('names file and address of %s', (route, file, clean, html) => {
    expect(htmlFileOf(route)).toBe(file);
    expect(addressOf({ ...plain, cleanUrls: true }, route)).toBe(clean);
    expect(addressOf(plain, route)).toBe(html);
  });

  it('keeps query and hash behind the file and encodes what an address cannot hold', () => {
    expect(urlOf(plain, '/a b/旧?x=1#y')).toBe('https://example.com/docs/a%20b/%E6%97%A7.html?x=1#y');
  });

  it('names the file that a page would have', () => {
    const cwd = process.cwd();
    expect(sourceFileOf(plain, '/zh/a/', cwd)).toBe('docs/zh/a/index.mdx');
    expect(sourceFileOf(versioned, '/a', cwd)).toBe('docs/v2/en/a.mdx');
    expect(sourceFileOf(siteOf({}), '/a', cwd)).toBe('docs/a.mdx');
  });
});

it.each([
  [undefined, false],
  [true, false],
  [{}, false],
  [{ experimentalWorker: true }, true],
])('with ssg: %j, rendering in workers is %s', (ssg, expected) => {
  expect(rendersInWorkers({ ssg })).toBe(expected);
});
