import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { RouteMeta, UserConfig } from '@rspress/core';
import { afterAll, describe, expect, it } from '@rstest/core';
import { llmsPlugin } from '../../../../../theme/node/markdown/llms';
import { tidyMarkdown } from '../../../../../theme/node/markdown/tidyMarkdown';

const folder = mkdtempSync(join(tmpdir(), 'duet-llms-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the hint for language models', () => {
  const uiOf = (config: UserConfig) =>
    (llmsPlugin().config!(config, {} as never, true) as UserConfig).themeConfig?.llmsUI;

  it.each<[UserConfig, unknown]>([
    [{ llms: true }, { injectLlmsHint: false }],
    [
      { llms: true, themeConfig: { llmsUI: { placement: 'outline' } } },
      { injectLlmsHint: false, placement: 'outline' },
    ],
    [{ llms: true, themeConfig: { llmsUI: { injectLlmsHint: true } } }, { injectLlmsHint: true }],
    [{ llms: true, themeConfig: { llmsUI: false } }, false],
    [{}, undefined],
  ])('with %j is %j', (config, ui) => {
    expect(uiOf(config)).toEqual(ui);
  });
});

describe('pages as Markdown', () => {
  const messy = '# Title\n\n\n\n\n[](#a)text &#x20;\n';
  const files = ['index.md', 'guide.md', 'llms-full.txt', 'other.md'];
  const build = async (isProd: boolean) => {
    for (const file of files) writeFileSync(join(folder, file), messy);
    const plugin = llmsPlugin();
    const routes = [{ routePath: '/' }, { routePath: '/guide' }, { routePath: '/gone' }] as RouteMeta[];
    await plugin.routeServiceGenerated!({ getRoutes: () => routes }, isProd);
    await plugin.afterBuild!({ llms: true, outDir: relative(process.cwd(), folder) }, isProd);
    return files.map(file => readFileSync(join(folder, file), 'utf8'));
  };

  it('are cleaned up with the bundle, and other files stay as they are', async () => {
    const tidy = tidyMarkdown(messy);
    expect(tidy).not.toBe(messy);
    expect(await build(true)).toEqual([tidy, tidy, tidy, messy]);
  });

  it('stay as they are in development', async () => {
    expect(await build(false)).toEqual(files.map(() => messy));
  });
});
