import { describe, expect, it } from '@rstest/core';
import {
  alternatePath,
  localesOf,
  prefixesOf,
  readPath,
  type SiteAddress,
  siteAddressOf,
  withoutExtraPrefix,
  writePath,
} from '../../../shared/address';

const languages: SiteAddress = { base: '/', lang: 'en', langs: ['en', 'zh'], version: '', versions: [] };
const both: SiteAddress = { ...languages, version: 'v2', versions: ['v1', 'v2'] };
const one: SiteAddress = { ...languages, lang: 'zh', langs: [] };

describe('siteAddressOf', () => {
  const locales = [{ lang: 'en' }, { lang: 'zh' }];
  it('reads languages from either place and keeps all versions', () => {
    const multiVersion = { default: 'v2', versions: ['v1', 'v2'] };
    expect(siteAddressOf({ lang: 'en', locales, multiVersion })).toEqual(both);
    expect(siteAddressOf({ lang: 'en', themeConfig: { locales }, multiVersion })).toEqual(both);
  });
  it('has defaults for an empty configuration', () => {
    expect(siteAddressOf({})).toEqual({ base: '/', lang: 'en', langs: [], version: '', versions: [] });
  });
  it.each([
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    ['docs', '/docs/'],
    ['/docs', '/docs/'],
    ['docs/', '/docs/'],
    ['//a//b/', '/a/b/'],
  ])('gives the base %o a slash at both ends', (base, expected) => {
    expect(siteAddressOf({ base }).base).toBe(expected);
  });
});

describe('localesOf', () => {
  it('prefers the list of the site to the one of the theme', () => {
    expect(localesOf({ locales: ['a'], themeConfig: { locales: ['b'] } })).toEqual(['a']);
    expect(localesOf({ themeConfig: { locales: ['b'] } })).toEqual(['b']);
    expect(localesOf({})).toEqual([]);
  });
});

describe('readPath', () => {
  it.each([
    [languages, '/', { version: '', lang: 'en', path: '/' }],
    [languages, '/zh', { version: '', lang: 'zh', path: '/' }],
    [languages, '/zh/guide/', { version: '', lang: 'zh', path: '/guide/' }],
    [languages, '/en/guide', { version: '', lang: 'en', path: '/guide' }],
    [languages, '/zhang/x', { version: '', lang: 'en', path: '/zhang/x' }],
    [both, '/v1/zh/a/b', { version: 'v1', lang: 'zh', path: '/a/b' }],
    [both, '/v1/a', { version: 'v1', lang: 'en', path: '/a' }],
    [both, '/v2/a', { version: 'v2', lang: 'en', path: '/a' }],
    [both, '/guide', { version: 'v2', lang: 'en', path: '/guide' }],
    [both, '/zh/v1/a', { version: 'v2', lang: 'zh', path: '/v1/a' }],
    [one, '/zh/a', { version: '', lang: 'zh', path: '/zh/a' }],
  ])('splits paths %#', (site, path, parts) => {
    expect(readPath(path, site)).toEqual(parts);
  });
});

describe('writePath', () => {
  it('reverses readPath', () => {
    for (const path of ['/', '/v1/zh/a/b', '/zh/a', '/v1/', '/a/']) {
      expect(writePath(readPath(path, both), both)).toBe(path);
    }
  });
  it('leaves out the prefixes of the defaults, and empty ones', () => {
    expect(writePath({ version: 'v1', lang: 'en', path: '/a' }, both)).toBe('/v1/a');
    expect(writePath({ version: 'v2', lang: 'zh', path: '/a' }, both)).toBe('/zh/a');
    expect(writePath({ version: '', lang: '', path: '/a' }, both)).toBe('/a');
  });
});

describe('alternatePath', () => {
  it.each([
    ['/', { lang: 'zh' }, '/zh/'],
    ['/zh/', { lang: 'en' }, '/'],
    ['/zh', { lang: 'en' }, '/'],
    ['/guide/start/', { lang: 'zh' }, '/zh/guide/start/'],
    ['/zh/guide/start/', { lang: 'en' }, '/guide/start/'],
    ['/guide/start/', { lang: 'en' }, '/guide/start/'],
    ['/zhang/', { lang: 'zh' }, '/zh/zhang/'],
    ['/guide/zh/notes', { lang: 'zh' }, '/zh/guide/zh/notes'],
    ['/guide/a', { version: 'v2' }, '/guide/a'],
    ['/guide/a', { version: 'v1' }, '/v1/guide/a'],
    ['/v1/guide/a', { version: 'v2' }, '/guide/a'],
    ['/v1/zh/guide/a', { version: 'v2' }, '/zh/guide/a'],
    ['/zh/guide/a', { version: 'v1' }, '/v1/zh/guide/a'],
    ['/v1/zh/guide/a', { lang: 'en' }, '/v1/guide/a'],
    ['/v1/guide/a', { lang: 'zh' }, '/v1/zh/guide/a'],
    ['/', { version: 'v1', lang: 'zh' }, '/v1/zh/'],
    ['/v1/zh/', {}, '/v1/zh/'],
  ])('of %s in %o is %s', (path, to, expected) => {
    expect(alternatePath(path, to, both)).toBe(expected);
  });

  it('is the path itself on a site of one language and version', () => {
    expect(alternatePath('/guide/a', { lang: 'zh', version: '' }, one)).toBe('/guide/a');
    expect(alternatePath('/zh/guide', { lang: 'zh' }, one)).toBe('/zh/guide');
  });
});

describe('prefixesOf', () => {
  it('combines versions and languages, the defaults without a prefix', () => {
    expect(prefixesOf(both)).toEqual(['', '/zh', '/v1', '/v1/zh']);
    expect(prefixesOf(languages)).toEqual(['', '/zh']);
    expect(prefixesOf(one)).toEqual(['']);
  });
});

describe('withoutExtraPrefix', () => {
  it.each([
    ['/zh/zh/x', '/zh/x'],
    ['/zh/zh/zh/x/', '/zh/x/'],
    ['/zh/zh', '/zh/'],
    ['/zh/zh/', '/zh/'],
    ['/en/x', '/x'],
    ['/en', '/'],
    ['/en/en/x', '/x'],
    ['/v1/zh/zh/x', '/v1/zh/x'],
    ['/v1/en/x', '/v1/x'],
    ['/v1/en', '/v1/'],
  ])('shortens %s to %s', (path, shorter) => {
    expect(withoutExtraPrefix(path, both)).toBe(shorter);
  });
  it.each(['/', '/zh', '/zh/', '/zh/x', '/zh/x/zh/zh', '/zhzh/x', '/v1/zh/x', '/zh/en/x'])(
    'does not change %s',
    path => expect(withoutExtraPrefix(path, both)).toBeUndefined(),
  );
  it('does not take a folder for a prefix on a site without `locales`', () => {
    expect(withoutExtraPrefix('/zh/x', one)).toBeUndefined();
  });
});
