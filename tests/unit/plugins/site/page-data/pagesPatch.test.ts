import { describe, expect, it } from '@rstest/core';
import { pagesPatch } from '../../../../../plugins/site/page-data/pagesPatch';
import { patches, site } from './support';

describe("Rspress's module of pages", () => {
  const stock =
    'export const pageData = { "pages": ["many"] };\n  export const searchIndexHash = { "###en": "1" };';
  const paths = (code: string) => [...code.matchAll(/"routePath":"([^"]+)"/g)].map(([, path]) => path);

  it('keeps the hashes of search and the pages that cannot carry their records', () => {
    const code = pagesPatch(patches(), site()).rewrite(stock);
    expect(code).toContain('export const searchIndexHash = { "###en": "1" };');
    expect(paths(code)).toEqual(['/b']);
  });

  it('keeps all pages, without headings, where the site wants the list everywhere', () => {
    const code = pagesPatch(patches(), site({ everywhere: true })).rewrite(stock);
    expect(paths(code)).toEqual(['/a', '/b']);
    expect(code).toContain('"routePath":"/a","lang":"en","version":"","toc":[]');
  });

  it('stays as it is where it looks different, or the patch is off', () => {
    const other = 'export default { pages: [] };';
    const used = patches();
    expect(pagesPatch(used, site()).rewrite(other)).toBe(other);
    expect(used.warnings([])[0]).toContain('The patch "pages" found nothing');
    expect(pagesPatch(patches({ pages: false }), site()).rewrite(stock)).toBe(stock);
  });
});
