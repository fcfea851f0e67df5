import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from '@rstest/core';
import { termsOf } from '../../../../../../theme/shared/search/index/tokens';
import {
  languageGroups,
  languageSynonyms,
} from '../../../../../../theme/shared/search/ranking/languageSynonyms';

const names = languageGroups.flat();

it('has groups of at least two different names, each name in one group', () => {
  for (const group of languageGroups) expect([group, group.length > 1]).toEqual([group, true]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('has every group in English and Chinese', () => {
  for (const group of languageGroups) {
    expect([
      group,
      group.some(name => /[a-z]/.test(name)),
      group.some(name => /\p{Script=Han}/u.test(name)),
    ]).toEqual([group, true, true]);
  }
});

it('finds other words for the same thing', () => {
  const [folder] = languageSynonyms.of(['folder']);
  expect(folder!.map(({ term }) => term)).toEqual(expect.arrayContaining(['directory', '目录']));
});

it('finds what the documentation of the search says', () => {
  const examples = [
    ...readFileSync('website/docs/en/guide/search.mdx', 'utf8').matchAll(
      /(?<=built in.*)`?(\S+?)`? finds “(\w+)”/g,
    ),
    ...readFileSync('website/docs/zh/guide/search.mdx', 'utf8').matchAll(
      /(?<=内置.*)[`“](\S+?)[`”] ?可以找到“(\w+)”/g,
    ),
  ].map(([, typed, found]) => [typed!, found!] as const);
  expect(examples.length).toBe(4);
  for (const [typed, found] of examples) {
    expect([typed, languageSynonyms.of([typed])[0]!.map(({ term }) => term)]).toEqual([
      typed,
      expect.arrayContaining([found]),
    ]);
  }
});

it('knows nothing of the subject of a site, such as web builds', () => {
  const subject =
    /^(rs\w+|webpack|vite|rollup|esbuild|swc|babel|bundl\w*|compil\w*|transpil\w*|chunk\w*|loaders?|hmr|polyfills?|minif\w*|s?css|less|html|js|javascript|ts|typescript|react|vue|svelte|npm|browsers?|dev|打包|构建|编译|浏览器|样式|分包|前端)$/;
  expect(names.flatMap(termsOf).filter(term => subject.test(term))).toEqual([]);
  // Names of options that are everyday words too.
  const everyday = ['host'];
  const options = readdirSync('docs/en/config', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.mdx'))
    .map(file => basename(file, '.mdx').replaceAll('-', ' '));
  expect(options.length).toBeGreaterThan(60);
  expect(names.filter(name => options.includes(name) && !everyday.includes(name))).toEqual([]);
});
