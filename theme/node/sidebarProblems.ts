import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { logger, type UserConfig } from '@rspress/core';
import { siteAddressOf } from '../../shared/address';
import { navigationProblems } from '../../shared/node/navigationFile';
import { shownPath } from '../../shared/node/shownPath';
import { siteProblems } from '../../shared/node/siteProblems';
import { userError } from '../../shared/node/userError';
import { servesUntranslated } from '../../shared/untranslated';

/** What Rspress writes in front of its messages about navbar and sidebars. */
const ofRspress = /^\[auto-nav-sidebar\] /;

/**
 * The error with which Rspress could not make navbar and sidebars, as all mistakes in their files; that error itself if
 * it has another reason. Rspress stops at the first one, with a stack trace, and often names no file.
 */
export function sidebarError(error: unknown, site: UserConfig): unknown {
  // Others concern something else, such as the frontmatter of a page.
  const isOfRspress = error instanceof Error && ofRspress.test(error.message);
  if (!isOfRspress && !(error instanceof TypeError)) return error;
  const isUntranslated = servesUntranslated(site.plugins);
  const lines = [
    ...siteProblems(site, isUntranslated).map(problem => `\n  ${problem}`),
    ...fileProblems(site, isUntranslated).map(({ text }) => text),
  ];
  if (lines.length === 0) return isOfRspress ? userError(error.message) : error;
  return userError(`[rspress-theme-duet] Navbar and sidebars cannot be made:${lines.join('')}`);
}

/** A function that warns of mistakes with which Rspress has made navbar and sidebars, each time that they change. */
export function sidebarWarnings(): (site: UserConfig) => void {
  let last = '';
  return site => {
    const isUntranslated = servesUntranslated(site.plugins);
    const found = fileProblems(site, isUntranslated).filter(({ isHarmless }) => isHarmless);
    const lines = found.map(({ text }) => text).join('');
    if (lines && lines !== last) logger.warn(`[rspress-theme-duet] Mistakes in navbar and sidebars:${lines}`);
    last = lines;
  };
}

/** All mistakes in the `_nav.json` and `_meta.json` of a site. */
function fileProblems(site: UserConfig, isUntranslated: boolean) {
  const root = resolve(site.root ?? 'docs');
  const { lang, langs } = siteAddressOf(site);
  const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : [];
  const files = names
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => /(^|\/)_(meta|nav)\.json$/.test(name) && !/(^|\/)node_modules\/|^public\//.test(name));
  return files.sort().flatMap(name => {
    const original = name.split('/').map(part => (langs.includes(part) ? lang : part));
    const folders = isUntranslated ? [name, original.join('/')] : [name];
    const path = join(root, name);
    return navigationProblems(
      path,
      folders.map(folder => dirname(join(root, folder))),
    ).map(({ line, column, message, fix, isHarmless }) => ({
      text: `\n  ${shownPath(path)}:${line}:${column}: ${message} ${fix}`,
      isHarmless,
    }));
  });
}
