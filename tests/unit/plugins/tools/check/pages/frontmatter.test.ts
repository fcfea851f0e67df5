import { describe, expect, it } from '@rstest/core';
import { frontmatterRules } from '../../../../../../plugins/tools/check/pages/frontmatter';
import { PagesOptions } from '../../../../../../plugins/tools/check/pages/options';
import { pageOf, told } from '../../support';

const rules = (frontmatter: string, options: PagesOptions = {}, identity = {}) =>
  frontmatterRules(pageOf(`---\n${frontmatter}\n---\n\n# A\n`, identity), PagesOptions.parse(options));

describe('frontmatterRules', () => {
  it('accepts known keys and a description', () => {
    expect(rules('description: A page.\nsidebar: false\nlink-rss: releases')).toEqual([]);
    expect(rules('description: A page.\nauthors: [ada]\ntags: [news]\nsitemap: false')).toEqual([]);
  });

  it('reports an unknown key and suggests the known one', () => {
    const [finding] = rules('description: A page.\nsidbar: false');
    expect(finding).toMatchObject({
      rule: 'pages/frontmatter',
      line: 3,
      message: 'Rspress has no frontmatter key `sidbar`.',
      fix: 'Did you mean `sidebar`?',
    });
  });

  it.each<[string, RegExp]>([
    ['title: 2024', /^pages\/frontmatter 3: `title` must be a text; got 2024\. .*`title: '2024'`/],
    ['title: [Guide]', /`title` must be a text; got a list/],
    ['sidebar: "false"', /`sidebar` must be `true` or `false`; got "false"\. Write `sidebar: false`/],
    ['draft: yes', /`draft` must be `true` or `false`; got "yes"/],
    ['features: none', /`features` must be a list/],
    ['hero: none', /`hero` must have keys/],
    ['pageType: hom', /Rspress has no page type "hom"\. Did you mean `home`\?/],
  ])('reports the value of %s', (line, expected) => {
    const findings = rules(`description: A page.\n${line}`);
    expect(findings.map(({ rule, line, message, fix }) => `${rule} ${line}: ${message} ${fix}`)).toEqual([
      expect.stringMatching(expected),
    ]);
  });

  it('accepts values of the right type', () => {
    const lines =
      'title: A\ntitleSuffix:\nsidebar: placeholder\nfeatures:\n  - title: B\npageType: doc-wide\nhero:';
    expect(rules(`description: A page.\n${lines}`)).toEqual([]);
  });

  it('accepts the keys of the site', () => {
    expect(rules('description: A page.\nmy_key: 1', { frontmatter: ['my_key'] })).toEqual([]);
    expect(rules('description: A page.\nmy_key: 1')[0]!.fix).toContain('option `frontmatter`');
  });

  it.each(['title: A', 'description:', 'description: " "'])('requires a description: %s', frontmatter => {
    expect(told(rules(frontmatter))).toEqual([expect.stringContaining('pages/description')]);
  });

  it('requires none on pages that the site names', () => {
    expect(rules('title: A', { noDescription: { '/a': 'a redirect' } })).toEqual([]);
  });

  it.each([
    ['the default', {}, 'en', 160],
    ['a limit for the language', { descriptionLength: { zh: 80, '*': 100 } }, 'zh', 80],
    ['a limit for the others', { descriptionLength: { zh: 80, '*': 100 } }, 'en', 100],
  ])('limits the length with %s', (_, options, lang, limit) => {
    const description = (length: number) => `description: ${'字'.repeat(length)}`;
    expect(rules(description(limit), options, { lang })).toEqual([]);
    expect(rules(description(limit + 1), options, { lang })[0]).toMatchObject({
      message: `The description has ${limit + 1} characters.`,
      fix: `Shorten it to ${limit} characters.`,
    });
  });

  it('ignores fragments and frontmatter that cannot be parsed', () => {
    expect(rules('unknown: 1', {}, { fragment: true })).toEqual([]);
    expect(rules('a: b: c')).toEqual([]);
  });
});
