import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { alone, fixtureTimeoutMs } from './support/fixture';

const folder = resolve('tests/fixtures/.cached-site');
const command = resolve('node_modules/@rspress/core/bin/rspress.js');

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Builds the site; `options` reach the configuration by a variable, which Rspress's own key does not know. */
async function build(outDir: string, cached: boolean, options = {}): Promise<void> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    OUT: outDir,
    OPTIONS: JSON.stringify(options),
    RSPRESS_PERSISTENT_CACHE: String(cached),
  };
  await alone(() => promisify(execFile)(process.execPath, [command, 'build'], { cwd: folder, env }));
}

/** Every file of a build by its path. */
function filesIn(outDir: string): Map<string, string> {
  const entries = readdirSync(join(folder, outDir), { recursive: true, withFileTypes: true });
  const paths = entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    paths.sort().map(path => [path.slice(join(folder, outDir).length), readFileSync(path, 'latin1')]),
  );
}

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  write(
    'rspress.config.mjs',
    `import { pluginInstallTabs } from 'rspress-plugin-duet/install-tabs';
import { pluginDuet } from 'rspress-theme-duet/plugin';
const { theme, tabs, site } = JSON.parse(process.env.OPTIONS);
export default {
  root: 'docs', title: 'Cached', lang: 'en', llms: true, outDir: process.env.OUT, ...site,
  plugins: [pluginDuet(theme), pluginInstallTabs(tabs)],
};`,
  );
  write('docs/index.md', '# Home\n\nText.\n');
  write(
    'docs/page.md',
    '# Page\n\n| Name | Value | Meaning |\n| - | - | - |\n| a.b | 1 | the longest text of this table |\n\n```sh install\nnpm install x\n```\n\n![Picture](/picture.svg)\n',
  );
  write('docs/public/picture.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" />');
  await build('cached', true);
}, fixtureTimeoutMs);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a build from the cache is that of a build without one', () => {
  it('after options of the theme, of a plugin and of the site have changed', {
    timeout: fixtureTimeoutMs,
  }, async () => {
    const before = readFileSync(join(folder, 'cached/page.html'), 'utf8');
    const options = {
      theme: { tables: false },
      tabs: { word: 'other' },
      site: { markdown: { showLineNumbers: true } },
    };
    await build('cached', true, options);
    await build('cold', false, options);
    expect(filesIn('cached')).toEqual(filesIn('cold'));
    expect(readFileSync(join(folder, 'cached/page.html'), 'utf8')).not.toBe(before);
  });

  it('after an image has changed its size', { timeout: fixtureTimeoutMs }, async () => {
    await build('cached', true);
    write('docs/public/picture.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="70" height="50" />');
    await build('cached', true);
    await build('cold', false);
    expect(filesIn('cached')).toEqual(filesIn('cold'));
    expect(existsSync(join(folder, 'node_modules/.cache'))).toBe(true);
  });
});
