import { describe, expect, it } from '@rstest/core';
import { siteAddressOf } from '../../../../../shared/address';
import { addressSettings } from '../../../../../theme/node/pageScripts/addressSettings';
import { sampleSite as site } from '../../sampleSite';

describe('addressSettings', () => {
  it('takes the redirect of a first visit from either place', () => {
    expect(addressSettings(site).redirect).toBe('auto');
    expect(addressSettings({ themeConfig: { localeRedirect: 'never' } }).redirect).toBe('never');
    expect(addressSettings({ ...site, route: { localeRedirect: 'only-default-lang' } })).toEqual({
      ...siteAddressOf(site),
      redirect: 'only-default-lang',
      visitedKey: 'rspress-visited',
    });
  });
});
