import { describe, expect, it } from '@rstest/core';
import { siteAddressOf } from '../../../../shared/address';
import { startSettings, startSource } from '../../../../theme/head/start';
import { sampleSite as site } from '../sampleSite';

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

describe('startSource', () => {
  it('is valid by itself and cannot end its own element', () => {
    const script = startSource({ ...siteAddressOf(site), langs: ['</script>'], redirect: 'auto' });
    expect(script).not.toContain('</script>');
    expect(() => new Function(script)).not.toThrow();
  });
});
