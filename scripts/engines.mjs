/** Finds the Firefox and the WebKit that the tests of widgets drive beside Chromium. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs on the PATH. */
const onPath = (...names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => names.map(name => join(folder, name)))
    .find(path => existsSync(path));

/**
 * Path of a Firefox: `FIREFOX_PATH`, then the PATH.
 * @returns {string | undefined}
 */
export function findFirefox() {
  return process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox');
}

/**
 * WebKitGTK's driver and its small browser, and the X server that it needs without a display.
 * @returns {{ driver: string, browser: string, xvfb?: string } | undefined}
 */
export function findWebKit() {
  const driver = onPath('WebKitWebDriver');
  const xvfb = onPath('Xvfb');
  const libraries = '/usr/lib';
  if (!driver || !(xvfb || process.env.DISPLAY)) return undefined;
  const names = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'];
  const browser = readdirSync(libraries)
    .flatMap(folder => names.map(name => join(libraries, folder, name, 'MiniBrowser')))
    .find(path => existsSync(path));
  return browser && { driver, browser, xvfb };
}
