import { describe, expect, it } from '@rstest/core';
import { checkKey, jobOf } from '../../../../../../plugins/tools/check/core/job';
import { markupPlugin } from '../../../../../../shared/markupPlugin';

describe('jobOf', () => {
  it.each([
    [undefined, '/site/docs'],
    ['content', '/site/content'],
    ['/elsewhere', '/elsewhere'],
  ])('with the root %s reads %s', (root, docs) => {
    expect(jobOf({ root }, '/site').docs).toBe(docs);
  });

  it('puts the source language first', () => {
    const locales = [{ lang: 'zh' }, { lang: 'en' }, { lang: 'fr' }];
    expect(jobOf({ lang: 'en', locales }, '/site').languages).toEqual(['en', 'zh', 'fr']);
    expect(jobOf({ lang: 'en', themeConfig: { locales } }, '/site').languages).toEqual(['en', 'zh', 'fr']);
  });

  it('has no language folders without locales or without a source language', () => {
    expect(jobOf({ lang: 'en' }, '/site').languages).toEqual([]);
    expect(jobOf({ locales: [{ lang: 'en' }] }, '/site').languages).toEqual([]);
  });

  it('excludes what Rspress excludes', () => {
    expect(jobOf({}, '/site').exclude).toEqual(['**/_[^_]*']);
    const route = { exclude: ['a/**'], excludeConvention: ['**/+*'] };
    expect(jobOf({ route }, '/site').exclude).toEqual(['a/**', '**/+*']);
  });

  it('collects the checks of plugins, nested lists included', () => {
    const entry = { name: 'pages', module: 'm', options: {} };
    const plugins = [{ name: 'other' }, undefined, [{ [checkKey]: entry }]];
    expect(jobOf({ plugins }, '/site').checks).toEqual([entry]);
  });

  it('leaves images and what the site changes in Markdown to the build', () => {
    const siteOf = (config: object) => jobOf(config, '/site').site!;
    expect(siteOf({})).toMatchObject({ images: { except: [] }, codeLanguages: [], hasOwnMarkup: false });
    const image = (checkDeadImages: unknown) => siteOf({ markdown: { image: { checkDeadImages } } }).images;
    expect(image({ excludes: ['/a.png'] })).toEqual({ except: ['/a.png'] });
    expect(image({ excludes: () => true })).toBe(undefined);
    expect(image(false)).toBe(undefined);
    const plugin = (name: string) => siteOf({ plugins: [{ name, markdown: { remarkPlugins: [() => {}] } }] });
    expect(plugin('rspress-plugin-duet/math')).toMatchObject({
      codeLanguages: ['math'],
      hasOwnMarkup: false,
    });
    expect(plugin('rspress-duet-tools/parity').hasOwnMarkup).toBe(false);
    function remarkMath() {}
    expect(siteOf({ markdown: { remarkPlugins: [[remarkMath, {}]] } }).hasFormulas).toBe(true);
    expect(siteOf({}).hasFormulas).toBe(false);
    // As plugins of Duet change the configuration in a build.
    const added = (entry: unknown) => siteOf({ markdown: { remarkPlugins: [entry] } }).hasOwnMarkup;
    expect(added(markupPlugin(() => {}))).toBe(false);
    expect(added([remarkMath, {}])).toBe(false);
    expect(added(() => {})).toBe(true);
    expect(plugin('own')).toMatchObject({ codeLanguages: undefined, hasOwnMarkup: true });
    expect(siteOf({ replaceRules: [{ search: 'a', replace: 'b' }] }).hasOwnMarkup).toBe(true);
    const shiki = (options: object) => siteOf({ markdown: { shiki: options } }).codeLanguages;
    expect(shiki({ langs: ['rust'], langAlias: { own: 'ts' } })).toEqual(['own']);
    expect(shiki({ langs: [{ name: 'own' }] })).toBe(undefined);
    expect(shiki({ fallbackLanguage: 'text' })).toBe(undefined);
  });

  it('leaves links to the build where a plugin adds pages, and checks them where only the theme does', () => {
    const addPages = () => [];
    const linksWith = (name: string, routes?: string[]) =>
      jobOf({ plugins: [{ name, addPages }] }, '/site', routes).site?.links;
    expect(linksWith('rspress-plugin-duet/blog')).toBe(undefined);
    expect(linksWith('rspress-plugin-other')).toBe(undefined);
    expect(linksWith('rspress-theme-duet')).toEqual({ anchors: false, except: [] });
    expect(linksWith('rspress-plugin-duet/blog', ['/blog/tags/'])).toEqual({ anchors: false, except: [] });
  });
});
