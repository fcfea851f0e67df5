import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { fixture, fixtureTimeoutMs } from './support/fixture';
import { limit } from './support/limits';

/** The output of a build that must fail. */
async function failure(variant: string): Promise<string> {
  try {
    await fixture('outputs', variant);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error(`${variant} was built although it must fail.`);
}

describe('a build with mistakes fails', () => {
  it.each<[string, string, string[]]>([
    [
      'redirects',
      'bad-redirects',
      [
        'rules.0 "^/lost$" → "/nowhere": /lost would lead to /nowhere, which does not exist (no docs/en/nowhere.mdx).',
        'rules.1 "^/a$" → "/b": redirect loop: /a → /b → /a.',
        'rules.3 "^/c$" → "/d": the target is redirected again: /c → /d → /guide/new.',
        'rules.5 "^/d$" never applies: rules.4 "^/d$" has the same pattern and comes first.',
        'rules.6 "config/" matches the page /zh/config/a (docs/zh/config/a.mdx)',
        'rules.7 "^/zh/e$" → "/guide/new": /zh/e is in the language "zh" and would lead to /guide/new (docs/en/guide/new.mdx) in "en".',
      ],
    ],
    [
      'a missing heading',
      'bad-anchor',
      [
        'rules.0 "old": /old would lead to /guide/new#gone, but /guide/new has no "gone" (doc_build/guide/new.html).',
      ],
    ],
    [
      'feeds',
      'bad-feeds',
      [
        'the Rspress config has no `siteOrigin`',
        'docs/zh/community/releases/index.mdx:1: published_at is missing',
        'docs/en/wrong/dated.mdx:3: published_at must be a day such as 2024-09-10',
        'got "2023-02-30"',
        'options.feeds.1.match "^/none" matches no page',
      ],
    ],
  ])(
    'on wrong %s, and names them all',
    async (_, variant, expected) => {
      const output = await failure(variant);
      for (const part of expected) expect(output).toContain(part);
      // Where the code threw says nothing to the writer.
      expect(output).not.toMatch(/^\s+at \S/m);
    },
    fixtureTimeoutMs,
  );
});

/** Runs Rspress in a new folder with one page; returns its exit code and what it prints. */
function rspress(command: 'build' | 'dev', config: string) {
  const folder = mkdtempSync(join('node_modules', 'duet-mistakes-'));
  try {
    writeFileSync(join(folder, 'rspress.config.mjs'), config);
    mkdirSync(join(folder, 'docs'));
    writeFileSync(join(folder, 'docs/index.md'), '# Home\n');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(process.cwd(), 'node_modules/@rspress/core/bin/rspress.js'), command],
      { cwd: folder, encoding: 'utf8', timeout: limit(60_000) },
    );
    return { status, output: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('a development server with wrong options says what they are, and nothing else', {
  timeout: limit(60_000),
}, () => {
  const { status, output } = rspress(
    'dev',
    `import { pluginSitemap } from 'rspress-plugin-duet/sitemap';
    export default { plugins: [pluginSitemap({ robot: true })] };`,
  );
  expect(status).toBe(1);
  expect(output.split('\n').filter(Boolean).slice(1)).toEqual([
    'error   [rspress-plugin-duet/sitemap] cannot start.',
    '  options.robot: unknown option. Did you mean `robots`?',
    '  See "sitemap" in the README of rspress-plugin-duet.',
  ]);
});

it('a build ends with the error of a plugin that throws where assets are processed', {
  timeout: limit(90_000),
}, () => {
  const { status, output } = rspress(
    'build',
    `import { pluginDuet } from 'rspress-theme-duet/plugin';
    const setup = api =>
      api.processAssets({ stage: 'additions', environments: ['web'] }, () => { throw new Error('broken hook'); });
    const own = { name: 'own', builderConfig: { plugins: [{ name: 'own', setup }] } };
    export default { root: 'docs', plugins: [pluginDuet(), own] };`,
  );
  expect(output).toContain('Error: broken hook');
  expect(status).toBe(1);
});
