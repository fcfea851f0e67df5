import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserType } from 'playwright-core';

/**
 * Starts Chromium by the Playwright that the site has installed.
 * @param folder folder of the site's package.json
 * @param findChromium path of an installed Chromium
 * @throws Error that says what to install
 */
export async function startBrowser(folder: string, findChromium: () => string | undefined): Promise<Browser> {
  const chromium = playwright(folder);
  const bundled = chromium.executablePath();
  const executablePath = findChromium() ?? (existsSync(bundled) ? bundled : undefined);
  if (!executablePath) {
    throw new Error(
      'No Chromium was found. Run "npx playwright-core install chromium", install Google Chrome, or set CHROMIUM_PATH.',
    );
  }
  // Chromium's sandbox does not start as root, as in most containers. The only page is the site itself.
  return chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
}

function playwright(folder: string): BrowserType {
  const require = createRequire(join(folder, 'package.json'));
  for (const name of ['playwright-core', 'playwright']) {
    try {
      return require(name).chromium;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  throw new Error('Playwright is not installed. Run "npm install -D playwright-core".');
}
