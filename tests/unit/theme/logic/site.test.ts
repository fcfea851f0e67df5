import { describe, expect, it } from '@rstest/core';
import { readPath, type SiteAddress, writePath } from '../../../../theme/logic/site';

const plain: SiteAddress = { base: '/', lang: 'en', langs: ['en', 'zh'], versions: [] };
const full: SiteAddress = { base: '/docs/', lang: 'en', langs: ['en', 'zh'], versions: ['v1'] };

describe('readPath and writePath', () => {
  it.each([
    [plain, '/', { version: '', lang: 'en', rest: '' }],
    [plain, '/zh', { version: '', lang: 'zh', rest: '' }],
    [plain, '/zh/guide/', { version: '', lang: 'zh', rest: 'guide/' }],
    [plain, '/zhang/x', { version: '', lang: 'en', rest: 'zhang/x' }],
    [full, '/docs/v1/zh/a/b', { version: 'v1', lang: 'zh', rest: 'a/b' }],
    [full, '/docs/v1/a', { version: 'v1', lang: 'en', rest: 'a' }],
    [full, '/docs/zh/v1/a', { version: '', lang: 'zh', rest: 'v1/a' }],
  ])('takes a path apart %#', (site, path, parts) => {
    expect(readPath(path, site)).toEqual(parts);
  });

  it('puts together what it took apart', () => {
    for (const path of ['/docs/', '/docs/v1/zh/a/b', '/docs/zh/a', '/docs/v1/']) {
      expect(writePath(readPath(path, full), full)).toBe(path);
    }
  });

  it('leaves the prefix of the default language out', () => {
    expect(writePath({ version: 'v1', lang: 'en', rest: 'a' }, full)).toBe('/docs/v1/a');
  });
});
