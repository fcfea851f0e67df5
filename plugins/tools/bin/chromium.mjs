/** Finds a Chromium; also for the scripts and browser tests of the repository. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** In order of preference: the shell starts a page in half the time, because it has no user interface. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const fixed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/**
 * Path of a Chromium: `CHROMIUM_PATH`, then the PATH, then the usual places,
 * then Playwright's download (when its package is installed).
 * @returns {string | undefined}
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...folders.flatMap(folder => names.map(name => join(folder, name))), ...fixed];
  return candidates.find(path => existsSync(path)) ?? downloadedChromium();
}

/** Playwright's own download, where there is one. */
function downloadedChromium() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH;
  const homes = [cache, join(process.env.HOME ?? '', '.cache/ms-playwright')].filter(Boolean);
  for (const home of homes) {
    if (!existsSync(home)) continue;
    const [build] = readdirSync(home)
      .filter(name => /^chromium-\d+$/.test(name))
      .sort()
      .reverse();
    const path = build && join(home, build, 'chrome-linux/chrome');
    if (path && existsSync(path)) return path;
  }
  return undefined;
}
