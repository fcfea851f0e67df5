import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { siteAddressOf } from '../../../../shared/address';
import { notFoundPages } from '../../../../theme/node/notFoundPages';
import { sampleSite as site } from '../sampleSite';

describe('notFoundPages', () => {
  it('adds one for every language and version but the default', () => {
    const paths = notFoundPages(siteAddressOf(site), 'docs').map(({ routePath }) => routePath);
    expect(paths).toEqual(['/zh/404', '/v1/404', '/v1/zh/404']);
  });
  it('adds none to a site of one language', () => {
    expect(notFoundPages(siteAddressOf({}), 'docs')).toEqual([]);
  });
  it.each([
    ['a language, in the folder of the default version', 'v2/zh/404.md', ['/v1/404', '/v1/zh/404']],
    ['a language, in no folder of a version', 'zh/404.mdx', ['/v1/404', '/v1/zh/404']],
    ['a version', 'v1/404.tsx', ['/zh/404', '/v1/zh/404']],
    ['a version, in the folder of the default language', 'v1/en/404.md', ['/zh/404', '/v1/zh/404']],
    ['the defaults', 'v2/en/404.md', ['/zh/404', '/v1/404', '/v1/zh/404']],
  ])('leaves a page to a site that has it: %s', (_, file, others) => {
    const root = mkdtempSync(join(tmpdir(), 'duet-not-found-'));
    try {
      mkdirSync(join(root, dirname(file)), { recursive: true });
      writeFileSync(join(root, file), '# Not here\n');
      expect(notFoundPages(siteAddressOf(site), root).map(({ routePath }) => routePath)).toEqual(others);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
