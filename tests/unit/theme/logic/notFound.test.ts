import { describe, expect, it } from '@rstest/core';
import { withoutExtraPrefix } from '../../../../theme/logic/notFound';

describe('withoutExtraPrefix', () => {
  const site = { base: '/', lang: 'en', langs: ['en', 'zh'], versions: ['v1'] };
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
  ])('takes it from %s', (path, shorter) => {
    expect(withoutExtraPrefix(path, site)).toBe(shorter);
  });

  it.each(['/', '/zh', '/zh/', '/zh/x', '/zh/x/zh/zh', '/zhzh/x', '/v1/zh/x', '/zh/en/x'])(
    'leaves %s alone',
    path => {
      expect(withoutExtraPrefix(path, site)).toBeUndefined();
    },
  );

  it('keeps the base of the site', () => {
    const based = { ...site, base: '/docs/' };
    expect(withoutExtraPrefix('/docs/zh/zh/x', based)).toBe('/docs/zh/x');
    expect(withoutExtraPrefix('/zh/zh/x', based)).toBeUndefined();
  });

  it('has nothing to do on a site of one language', () => {
    expect(withoutExtraPrefix('/en/x', { ...site, langs: [] })).toBeUndefined();
  });
});
