import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { RouteService } from '@rspress/core';
import { afterEach, expect, it } from '@rstest/core';
import { pageAddressesPlugin } from '../../../../theme/node/pageAddresses';

const docs = mkdtempSync(join(tmpdir(), 'duet-page-addresses-'));
afterEach(() => rmSync(docs, { recursive: true, force: true }));

/** What Rspress does between the two hooks, with these pages. */
async function routesOf(files: string[]) {
  for (const file of files) {
    mkdirSync(join(docs, file, '..'), { recursive: true });
    writeFileSync(join(docs, file), '# Page\n');
  }
  const plugin = pageAddressesPlugin();
  const config = { lang: 'en', locales: [{ lang: 'en', label: 'English' }] };
  await plugin.addPages!(config, true);
  const externalPages = [{ routePath: '/added', content: '# Added' }];
  const service = await RouteService.create({ scanDir: docs, config, externalPages });
  const routes = service.getRoutes();
  await plugin.routeServiceGenerated!(service, true);
  return {
    paths: routes.map(({ routePath }) => routePath),
    service,
    check: () => plugin.routeGenerated!(routes, true),
  };
}

it('names both files of pages with one address, and keeps the first', async () => {
  const { paths, check } = await routesOf([
    'a.md',
    'added.md',
    'en/a.md',
    'guide/start.md',
    'guide/start.mdx',
  ]);
  expect(paths).toEqual(['/a', '/added', '/guide/start']);
  const folder = relative(process.cwd(), docs).replaceAll('\\', '/');
  expect(check).toThrow(`
  /a: ${folder}/a.md and ${folder}/en/a.md
  /guide/start: ${folder}/guide/start.md and ${folder}/guide/start.mdx
  /added: ${folder}/added.md and `);
});

it.each(["what's-new.md", 'ready!.md', 'why?.md', '100%.md', "en/it's/a.md"])(
  'names a page that cannot be built, and leaves it out: %s',
  async file => {
    const { paths, service, check } = await routesOf(['a.md', file]);
    expect(paths).toEqual(['/a', '/added']);
    expect(check).toThrow(`  ${relative(process.cwd(), docs).replaceAll('\\', '/')}/${file}`);
    // Rspress asks for each file of a sidebar.
    expect(service.isExistRoute(`/${file.replace('.md', '')}`)).toBe(false);
    expect(service.isExistRoute('/a#c%20d')).toBe(true);
  },
);

it('keeps pages that Rspress builds, although links do not lead to them', async () => {
  const { paths, check } = await routesOf(['c#.md', 'a%20b.md']);
  expect(paths).toEqual(['/a%20b', '/c#', '/added']);
  expect(check).not.toThrow();
});

it('says nothing of other pages', async () => {
  const { check } = await routesOf(['a.md', 'guide/a.mdx']);
  expect(check).not.toThrow();
});
