import { describe, expect, it } from '@rstest/core';
import { siteAddressOf } from '../../../../shared/address';
import { headScript, startSettings } from '../../../../theme/inline/head';

const site = {
  base: 'docs',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '中文' },
  ],
  multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
};

describe('startSettings', () => {
  it('takes the redirect of a first visit from either place', () => {
    expect(startSettings(site).redirect).toBe('auto');
    expect(startSettings({ themeConfig: { localeRedirect: 'never' } }).redirect).toBe('never');
    expect(startSettings({ ...site, route: { localeRedirect: 'only-default-lang' } })).toEqual({
      ...siteAddressOf(site),
      redirect: 'only-default-lang',
    });
  });
});

describe('headScript', () => {
  it('is valid by itself and cannot end its own element', () => {
    const script = headScript({ ...siteAddressOf(site), langs: ['</script>'], redirect: 'auto' });
    expect(script).not.toContain('</script>');
    expect(() => new Function(script)).not.toThrow();
  });
});
