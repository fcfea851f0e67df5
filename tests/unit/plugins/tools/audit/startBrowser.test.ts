import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { startBrowser } from '../../../../../plugins/tools/audit/startBrowser';

describe('startBrowser', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'duet-browser-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Installs a package whose Chromium is at `path`, and whose `launch` returns its options. */
  const install = (name: string, path: string) => {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
    const code = `exports.chromium = { executablePath: () => ${JSON.stringify(path)}, launch: async options => options };`;
    writeFileSync(join(folder, 'node_modules', name, 'index.js'), code);
  };
  const start = (found?: string) => startBrowser(folder, () => found) as Promise<unknown>;

  it('says how to install Playwright', async () => {
    await expect(start('/chromium')).rejects.toThrow(
      'Playwright is not installed. Run "npm install -D playwright-core".',
    );
  });

  it.each(['playwright-core', 'playwright'])('uses %s with the Chromium that is found', async name => {
    install(name, '/nowhere');
    expect(await start('/found')).toMatchObject({ executablePath: '/found' });
  });

  it("uses Playwright's own Chromium when no other is found", async () => {
    install('playwright', process.execPath);
    expect(await start()).toMatchObject({ executablePath: process.execPath });
  });

  it('says how to install Chromium', async () => {
    install('playwright-core', join(folder, 'not-downloaded'));
    await expect(start()).rejects.toThrow(
      /No Chromium was found\. Run "npx playwright-core install chromium"/,
    );
  });

  it('reports an error of Playwright itself', async () => {
    install('playwright-core', '');
    writeFileSync(join(folder, 'node_modules/playwright-core/index.js'), 'throw new Error("damaged");');
    await expect(start()).rejects.toThrow('damaged');
  });
});
