import { describe, expect, it } from '@rstest/core';
import { headScript, siteAddress, startSettings } from '../../../../theme/inline/head';

const site = {
  base: 'docs',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '中文' },
  ],
  multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
};

describe('siteAddress', () => {
  it('gives the base its slashes and leaves the default version out', () => {
    expect(siteAddress(site)).toEqual({ base: '/docs/', lang: 'en', langs: ['en', 'zh'], versions: ['v1'] });
  });
  it('knows a site that says nothing', () => {
    expect(siteAddress({})).toEqual({ base: '/', lang: 'en', langs: [], versions: [] });
  });
});

describe('startSettings', () => {
  it('takes the redirect of a first visit from either place', () => {
    expect(startSettings(site).redirect).toBe('auto');
    expect(startSettings({ themeConfig: { localeRedirect: 'never' } }).redirect).toBe('never');
    expect(startSettings({ ...site, route: { localeRedirect: 'only-default-lang' } })).toEqual({
      ...siteAddress(site),
      redirect: 'only-default-lang',
    });
  });
});

describe('headScript', () => {
  it('is valid by itself and cannot end its own element', () => {
    const script = headScript({ ...siteAddress(site), langs: ['</script>'], redirect: 'auto' });
    expect(script).not.toContain('</script>');
    expect(() => new Function(script)).not.toThrow();
  });
});
