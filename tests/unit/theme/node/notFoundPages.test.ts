import { describe, expect, it } from '@rstest/core';
import { siteAddressOf } from '../../../../shared/address';
import { notFoundPages } from '../../../../theme/node/notFoundPages';
import { sampleSite as site } from '../sampleSite';

describe('notFoundPages', () => {
  it('adds one for every language and version but the default', () => {
    const paths = notFoundPages(siteAddressOf(site)).map(({ routePath }) => routePath);
    expect(paths).toEqual(['/zh/404', '/v1/404', '/v1/zh/404']);
  });
  it('adds none to a site of one language', () => {
    expect(notFoundPages(siteAddressOf({}))).toEqual([]);
  });
});
