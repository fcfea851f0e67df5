import { describe, expect, it } from '@rstest/core';
import { tailToKeep, twinPath } from '../../../../theme/logic/locale';

const languages = { langs: ['en', 'zh'], defaultLang: 'en', versions: [], defaultVersion: '' };
const both = { ...languages, versions: ['v1', 'v2'], defaultVersion: 'v2' };

describe('twinPath', () => {
  it.each([
    ['/', 'zh', '/zh/'],
    ['/zh/', 'en', '/'],
    ['/zh', 'en', '/'],
    ['/guide/start/', 'zh', '/zh/guide/start/'],
    ['/zh/guide/start/', 'en', '/guide/start/'],
    ['/guide/start/', 'en', '/guide/start/'],
    ['/zhang/', 'zh', '/zh/zhang/'],
    ['/guide/zh/notes', 'zh', '/zh/guide/zh/notes'],
  ])('leads from %s to %s', (path, lang, expected) => {
    expect(twinPath(path, { lang }, languages)).toBe(expected);
  });

  it.each([
    ['/guide/a', { version: 'v2' }, '/guide/a'],
    ['/guide/a', { version: 'v1' }, '/v1/guide/a'],
    ['/v1/guide/a', { version: 'v2' }, '/guide/a'],
    ['/v1/zh/guide/a', { version: 'v2' }, '/zh/guide/a'],
    ['/zh/guide/a', { version: 'v1' }, '/v1/zh/guide/a'],
    ['/v1/zh/guide/a', { lang: 'en' }, '/v1/guide/a'],
    ['/v1/guide/a', { lang: 'zh' }, '/v1/zh/guide/a'],
    ['/', { version: 'v1', lang: 'zh' }, '/v1/zh/'],
    ['/v1/zh/', {}, '/v1/zh/'],
  ])('keeps what is not asked to change: %s with %o', (path, to, expected) => {
    expect(twinPath(path, to, both)).toBe(expected);
  });

  it('adds nothing on a site of one language and version', () => {
    const one = { langs: [], defaultLang: 'en', versions: [], defaultVersion: '' };
    expect(twinPath('/guide/a', { lang: 'en', version: '' }, one)).toBe('/guide/a');
  });
});

describe('tailToKeep', () => {
  it('keeps query and hash', () => {
    expect(tailToKeep('?a=1#%E9%85%8D%E7%BD%AE')).toBe('?a=1#%E9%85%8D%E7%BD%AE');
  });
  it('drops what no link could carry', () => {
    expect(tailToKeep('#100%')).toBe('');
  });
});
