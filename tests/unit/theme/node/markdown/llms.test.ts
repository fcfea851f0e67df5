import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { RouteMeta, UserConfig } from '@rspress/core';
import { afterAll, describe, expect, it } from '@rstest/core';
import { llmsPlugin, withContainerTitles } from '../../../../../theme/node/markdown/llms';
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

describe('titles of containers', () => {
  it.each([
    ['[":::tip", title = "Read \\"this\\"", "\\nText"]', '[":::tip ", "Read \\"this\\"", "\\nText"]'],
    ["[\n  '', \":::  info \", title = 'It\\'s so'\n]", "[\n  '', \":::  info \", 'It\\'s so'\n]"],
    ['[":::danger", title=Short]', '[":::danger ", "Short"]'],
  ])('%s are text', (code, expected) => {
    expect(withContainerTitles(code)).toBe(expected);
  });

  it.each([
    '[":::tip{title=\\"x\\"}"]',
    '["tip", title = "x"]',
    '[":::tip", label = "x"]',
    '[":::tip", title = call()]',
  ])('leave %s alone', code => {
    expect(withContainerTitles(code)).toBe(code);
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
