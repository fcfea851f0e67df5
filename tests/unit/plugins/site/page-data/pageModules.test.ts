import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { moduleFile, writePageModules } from '../../../../../plugins/site/page-data/pageModules';
import { splitSidebars } from '../../../../../plugins/site/page-data/sidebars';
import { temporaryFolder } from '../../temporaryFolder';
import { page, site } from './support';

describe('the modules of pages', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let docs: string[];
  beforeAll(async () => {
    folder = await temporaryFolder();
    docs = [
      await folder.put('docs/guide/a.md', '# A\n'),
      await folder.put('docs/list.mdx', '{usePages().length}\n'),
      await folder.put('docs/b.tsx', ''),
    ];
  });
  afterAll(() => folder.remove());

  /** Writes the modules; the code of that of a page. */
  async function write(ownRecords: boolean) {
    const [a, list, b] = docs as [string, string, string];
    const pages = [page(a, '/guide/a'), page(list, '/list'), page(b, '/b')];
    const sidebar = { '/guide/': [{ text: 'A', link: '/guide/a' }] };
    const model = site({
      pages: new Map(pages.map(each => [each._filepath, [each]])),
      sidebars: async () => splitSidebars({ themeConfig: { sidebar } }),
    });
    const home = join(folder.path, 'modules');
    await writePageModules(home, model, ownRecords);
    const codeOf = (routePath: string) => readFileSync(moduleFile(home, { routePath }), 'utf8');
    return { home, codeOf };
  }

  it('carry the record of the page and import its sidebar', async () => {
    const { home, codeOf } = await write(true);
    expect(codeOf('/guide/a')).toContain('"routePath":"/guide/a"');
    const [sidebar] = readdirSync(home).filter(name => name.startsWith('duet-sidebar-'));
    expect(codeOf('/guide/a')).toContain(`import "./${sidebar}";`);
  });

  it('carry the list of pages where the source uses it', async () => {
    const { codeOf } = await write(true);
    expect(codeOf('/list')).toContain('"routePath":"/guide/a"');
    expect(codeOf('/list')).toContain('"routePath":"/b"');
  });

  it('carry only the sidebar where the list stays with Rspress', async () => {
    const { codeOf } = await write(false);
    expect(codeOf('/guide/a')).toMatch(/^import ".*";\n$/);
    expect(codeOf('/list')).toBe('');
  });

  it('are written for Markdown only, into a folder without those of earlier builds', async () => {
    await folder.put('modules/page-old.js', '');
    const { home } = await write(true);
    expect(existsSync(moduleFile(home, { routePath: '/b' }))).toBe(false);
    expect(existsSync(join(home, 'page-old.js'))).toBe(false);
    expect(JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))).toEqual({
      type: 'module',
      sideEffects: true,
    });
  });

  it('have names that differ for every route', () => {
    const names = ['/a', '/b/a', '/zh/a', '/页'].map(routePath => moduleFile('', { routePath }));
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(/^page-[\da-f]{40}\.js$/);
  });
});
