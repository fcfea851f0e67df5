import { describe, expect, it } from '@rstest/core';
import { addressesOf, linkRules } from '../../../../../../plugins/tools/check/pages/links';
import { PagesOptions } from '../../../../../../plugins/tools/check/pages/options';
import { pageOf } from '../../support';

const rules = (url: string, options: PagesOptions = {}, languages = ['en', 'zh']) =>
  linkRules(pageOf(`# A\n\n[text](<${url}>)\n`), languages, PagesOptions.parse(options)).map(
    ({ rule, message, fix }) => ({ rule, message, fix }),
  );

describe('linkRules', () => {
  it.each([
    '/guide/start',
    '/en/guide',
    '/zhou/guide',
    '#anchor',
    './other.mdx',
    'https://example.com/a?b=c#d',
    'http://localhost:3000/',
    'http://127.0.0.1:8080/',
    'mailto:a@example.com',
    'https://例え.jp/',
  ])('accepts %s', url => {
    expect(rules(url)).toEqual([]);
  });

  it.each([
    ['/zh/guide', '/guide'],
    ['/zh', '/'],
  ])('reports %s as a link to another language', (url, fix) => {
    expect(rules(url)).toEqual([
      {
        rule: 'pages/link-language',
        message: `The link ${url} leads to another language.`,
        fix: `Write ${fix}: the site adds the language.`,
      },
    ]);
  });

  it('asks for the language of the page in an element, to which the site adds none', () => {
    const fixes = (text: string) =>
      linkRules(pageOf(`# A\n\n${text}\n`, { lang: 'zh' }), ['en', 'zh'], PagesOptions.parse({})).map(
        ({ fix }) => fix.split(/[,:]/)[0],
      );
    expect(fixes('<a href="/en/guide">a</a> <Card href="/en/guide" /> [a](/en/guide)')).toEqual([
      'Write /guide',
      'Write /zh/guide',
      'Write /guide',
    ]);
  });

  it('knows no other language on a site with one', () => {
    expect(rules('/zh/guide', {}, [''])).toEqual([]);
  });

  it.each([
    ['http://example.com/a', 'is not encrypted', 'Use https://example.com/a.'],
    ['htps://example.com', 'has the unknown scheme htps:', 'Use an https address.'],
    ['javascript:alert(1)', 'runs code', 'Use an https address.'],
    ['https://example', 'has no full host name', 'Use a host such as example.com.'],
    ['https://example.com/a b', 'is invalid', 'Check its spelling; a space is written %20.'],
    ['https://example.com/%zz', 'is invalid', 'Check its spelling; a space is written %20.'],
    ['https://', 'is invalid', 'Check its spelling; a space is written %20.'],
  ])('reports %s: it %s', (url, problem, fix) => {
    expect(rules(url)).toEqual([
      { rule: 'pages/external-link', message: `The address ${url} ${problem}.`, fix },
    ]);
  });

  it('reports addresses that the site avoids, with its reason', () => {
    const avoid = { 'https://old.example.com': 'Use https://example.com.' };
    expect(rules('https://old.example.com/a', { avoid })).toMatchObject([
      { fix: 'Use https://example.com.' },
    ]);
    expect(rules('https://example.com/a', { avoid })).toEqual([]);
  });
});

describe('addressesOf', () => {
  it('includes the props of components', () => {
    const page = pageOf('[a](/a)\n\n<Card link="/b" href="/c" title="/d" />\n\n<img src="/e.svg" />\n');
    expect(addressesOf(page).map(({ url }) => url)).toEqual(['/a', '/c', '/b', '/e.svg']);
  });
});
