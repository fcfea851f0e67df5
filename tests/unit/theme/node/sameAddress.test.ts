import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { RouteService } from '@rspress/core';
import { afterEach, expect, it } from '@rstest/core';
import { sameAddressPlugin } from '../../../../theme/node/sameAddress';

const docs = mkdtempSync(join(tmpdir(), 'duet-same-address-'));
afterEach(() => rmSync(docs, { recursive: true, force: true }));

/** What Rspress does between the two hooks, with these pages. */
async function routesOf(files: string[]) {
  for (const file of files) {
    mkdirSync(join(docs, file, '..'), { recursive: true });
    writeFileSync(join(docs, file), '# Page\n');
  }
  const plugin = sameAddressPlugin();
  const config = { lang: 'en', locales: [{ lang: 'en', label: 'English' }] };
  await plugin.addPages!(config, true);
  const externalPages = [{ routePath: '/added', content: '# Added' }];
  const routes = (await RouteService.create({ scanDir: docs, config, externalPages })).getRoutes();
  return {
    paths: routes.map(({ routePath }) => routePath),
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

it('says nothing of other pages', async () => {
  const { check } = await routesOf(['a.md', 'guide/a.mdx']);
  expect(check).not.toThrow();
});
