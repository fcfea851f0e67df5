import { join, resolve } from 'node:path';
import { logger, type RspressPlugin, type UserConfig } from '@rspress/core';
import { siteAddressOf } from '../shared/address';
import { cannotStart } from '../shared/parseOptions';
import { Patches } from '../shared/patch';
import { browsersPlugin } from './build/browsers';
import { checkAgainstSite, checkOptions } from './build/checkOptions';
import { colorSchemePlugin } from './build/colorScheme';
import { logoSizePlugin } from './build/logoSize';
import { notFoundPages } from './build/notFoundPages';
import { pageLayoutsPlugin } from './build/pageLayouts';
import { checkThemeFolder, reactProblem } from './build/themeFolder';
import { translatedCommandsPlugin } from './build/translatedCommands';
import { type Words, withFallback, withWords } from './build/words';
import { appearanceScript } from './head/appearance';
import { firstFrameSource } from './head/firstFrame';
import { type HeadScripts, headScriptsPlugin } from './head/headScripts';
import { setUps } from './head/setUps';
import { startSettings, startSource } from './head/start';
import { tabsScript } from './head/tabsScript';
import { codePlugin } from './markdown/code';
import { imageSizesPlugin } from './markdown/imageSizes';
import { llmsPlugin } from './markdown/llms';
import type { DuetOptions } from './options';
import { patchPlugins } from './rspress/patches';
import { searchBuild } from './search/build/searchBuild';
import { text } from './text';

export type { DuetOptions } from './options';

const styles = join(import.meta.dirname, 'styles');

/** Adds what a theme folder cannot: words, global styles and what the theme does at build time. */
export function pluginDuet(input: DuetOptions = {}): RspressPlugin {
  const options = checkOptions(input);
  const patches = new Patches('rspress-theme-duet', 'pluginDuet', options.patches);
  return {
    name: 'rspress-theme-duet',
    globalStyles: join(styles, 'index.css'),
    i18nSource: words => withWords(words, text),
    config(config, { addPlugin }) {
      setThemeFolder(config);
      const appearance = appearanceScript(config);
      const scripts: HeadScripts = {
        inline: [startSource(startSettings(config)), ...(appearance ? [appearance] : [])],
        shared: [firstFrameSource, `(${tabsScript})()`, setUps],
      };
      if (config.plugins?.some(({ name }) => name === '@rspress/plugin-preview'))
        addPlugin({ name: 'rspress-theme-duet/preview', globalStyles: join(styles, 'preview.css') });
      for (const part of [
        colorSchemePlugin(config.themeConfig?.darkMode),
        logoSizePlugin(),
        codePlugin(),
        imageSizesPlugin(config.root ?? 'docs'),
        llmsPlugin(),
        searchBuild(options.search, scripts.shared, patches),
        pageLayoutsPlugin(),
        translatedCommandsPlugin(),
        headScriptsPlugin(scripts),
        browsersPlugin(),
        ...patchPlugins(patches),
      ])
        addPlugin(part);
      const missing = checkAgainstSite(options, config);
      if (missing.length > 0)
        logger.warn(`[rspress-theme-duet] Texts without a translation: ${missing.join(', ')}`);
      config.i18nSource = withFallback(config.i18nSource as Words, text) as typeof config.i18nSource;
      // Only JSON reaches the browser; Rspress passes unknown keys of themeConfig on.
      config.themeConfig = Object.assign(config.themeConfig ?? {}, {
        duet: { ...options, search: undefined },
      });
      // The start script redirects instead: Rspress's own redirect loses the hash and throws where
      // storage is blocked.
      return { ...config, route: { ...config.route, localeRedirect: 'never' } };
    },
    addPages: config => notFoundPages(siteAddressOf(config)),
  };
}

/**
 * Checks what the theme requires of the site, and uses this theme on a site without a theme folder.
 * @throws Error that names every mistake that would break the build
 */
function setThemeFolder(config: UserConfig) {
  const root = process.cwd();
  const { folder, warnings, errors } = checkThemeFolder(
    resolve(root, config.themeDir ?? 'theme'),
    import.meta.dirname,
    root,
  );
  const react = reactProblem(root);
  const problems = react ? [react, ...errors] : errors;
  if (problems.length > 0)
    throw cannotStart(
      'rspress-theme-duet',
      problems,
      '"Override ladder" in the README of rspress-theme-duet',
    );
  for (const warning of warnings) logger.warn(`[rspress-theme-duet] ${warning}`);
  config.themeDir = folder;
}
