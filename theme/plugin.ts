import { join, resolve } from 'node:path';
import { logger, type RspressPlugin, type UserConfig } from '@rspress/core';
import { languagesOf, siteAddressOf } from '../shared/address';
import { cannotStart } from '../shared/node/parseOptions';
import { Patches } from '../shared/node/patch';
import { pluginFactory } from '../shared/node/pluginFactory';
import { siteProblems } from '../shared/node/siteProblems';
import { untranslatedKey } from '../shared/untranslated';
import { buildCachePlugin } from './node/buildCache';
import { checkAgainstSite, checkOptions } from './node/checkOptions';
import { clientRenderingPlugin } from './node/clientRendering';
import { colorSchemePlugin } from './node/colorScheme';
import { devScriptsPlugin } from './node/devScripts';
import { draftsPlugin } from './node/drafts';
import { editorLinks } from './node/editorLinks';
import { failedBuildPlugin } from './node/failedBuild';
import { folderSidebarsPlugin } from './node/folderSidebars';
import { frontmatterPlugin } from './node/frontmatter/frontmatterPlugin';
import { heapGrowthPlugin } from './node/heapGrowth';
import { jsxCallsPlugin } from './node/jsxCalls';
import { layerOrderPlugin } from './node/layerOrder';
import { linkedPagesPlugin } from './node/linkedPages';
import { linkPreviewsPlugin } from './node/linkPreviews';
import { logoSizePlugin } from './node/logoSize';
import { codePlugin } from './node/markdown/code';
import { homeTextPlugin } from './node/markdown/homeText';
import { imageSizesPlugin } from './node/markdown/imageSizes';
import { llmsPlugin } from './node/markdown/llms';
import { tablesPlugin } from './node/markdown/tables';
import { notFoundPages } from './node/notFoundPages';
import { oneThemePlugin } from './node/oneTheme';
import { optionalPartsPlugin, partWords } from './node/optionalParts';
import { ownNamesPlugin } from './node/ownNames';
import { pageAddressesPlugin } from './node/pageAddresses';
import { pageLayoutsPlugin } from './node/pageLayouts';
import { lateReactSource, pageScripts } from './node/pageScripts/pageScripts';
import { pageScriptsPlugin } from './node/pageScripts/pageScriptsPlugin';
import { pageTitlesPlugin } from './node/pageTitles';
import { checkPart, partOf } from './node/parts/part';
import { partsPlugin } from './node/parts/partsPlugin';
import { patchPlugins } from './node/patches/patches';
import { reactStartPlugin } from './node/reactStart/reactStartPlugin';
import { resetsPlugin } from './node/resets';
import { searchBuild } from './node/search/searchBuild';
import { stableOrderPlugin } from './node/stableOrder';
import { stockClassesPlugin } from './node/stockClasses';
import { stockVariablesPlugin } from './node/stockVariables';
import { themeChangesPlugin } from './node/themeChanges';
import { checkThemeFolder, type ThemeFolder } from './node/themeFolder';
import { translatedCommandsPlugin } from './node/translatedCommands';
import { untranslatedPlugin } from './node/untranslated';
import { versionProblems } from './node/versions';
import { forLanguages, inAllLanguages, type Words, withFallback, withWords } from './node/words';
import { wordsFilePlugin } from './node/wordsFile';
import {
  type BrowserSettings,
  type DuetOptions,
  type DuetSettings,
  type PatchName,
  removedPatches,
} from './options';
import { articleImages } from './shared/articleImages';
import { shortcutKeys } from './shared/shortcutKeys';
import { text } from './text';

export type { DuetOptions } from './options';

const styles = join(import.meta.dirname, 'client/styles');

/** Adds what a theme folder cannot: words, global styles and what the theme does at build time. */
export const pluginDuet: (input?: DuetOptions) => RspressPlugin = pluginFactory((input = {}) => {
  const options = checkOptions(input);
  const words = inAllLanguages(withWords(text as Words, partWords(options)));
  let langs: string[] = [];
  const patches = new Patches<PatchName>('rspress-theme-duet', 'pluginDuet', options.patches, removedPatches);
  return {
    name: 'rspress-theme-duet',
    // Only style sheets, and not also a script that stands for them: one request and 1.6 KB (gzip) less.
    builderConfig: {
      environments: { web: { splitChunks: { cacheGroups: { styles: { type: 'css/mini-extract' } } } } },
    },
    i18nSource: all => forLanguages(withWords(all, words), langs),
    config(config, { addPlugin }, isProd) {
      const checkTheme = themeFolderCheck(config);
      setThemeFolder(config, checkTheme());
      const job = isProd ? partOf() : undefined;
      checkPart(job, {
        ssg: config.ssg !== false,
        RSPRESS_PERSISTENT_CACHE: process.env.RSPRESS_PERSISTENT_CACHE !== 'false',
        'patches.reading': patches.isOn('reading'),
        'patches.rendering': patches.isOn('rendering'),
      });
      // A job writes no site, and Rsbuild empties the folder of the output.
      if (job) config.outDir = join('node_modules/.cache', `duet-part-${job.number}`);
      const address = siteAddressOf(config);
      langs = languagesOf(address);
      const notFound = new Set(notFoundPages(address, rootOf(config)).map(({ routePath }) => routePath));
      const scripts = pageScripts(config);
      const isLate = isProd && options.startReact === 'needed';
      if (isLate) scripts.shared.push(...lateReactSource(lateReactNeeds(options, config)));
      const drafts = options.drafts ? draftsPlugin(isProd) : undefined;
      if (drafts) addPlugin(drafts);
      const untranslated = options.untranslated
        ? untranslatedPlugin(options.untranslated === true ? [] : options.untranslated.exclude)
        : undefined;
      if (untranslated) addPlugin(untranslated);
      addPlugin(
        folderSidebarsPlugin({
          hidden: drafts?.hidden ?? new Set(),
          hides: () => (drafts?.hidden.size ?? 0) > 0,
          untranslated,
          isProd,
        }),
      );
      if (config.plugins?.some(({ name }) => name === '@rspress/plugin-preview'))
        addPlugin({ name: 'rspress-theme-duet/preview', globalStyles: join(styles, 'preview.css') });
      for (const part of [
        colorSchemePlugin(config.themeConfig?.darkMode),
        logoSizePlugin(),
        codePlugin(),
        imageSizesPlugin(rootOf(config)),
        homeTextPlugin(),
        ...(options.tables === false ? [] : [tablesPlugin()]),
        llmsPlugin(
          route =>
            notFound.has(route) || drafts?.unlisted.has(route) || untranslated?.originals.has(route) || false,
        ),
        searchBuild(options.search, scripts.shared, patches),
        optionalPartsPlugin(options, isProd, langs),
        ...(options.linkPreviews ? [linkPreviewsPlugin(route => drafts?.unlisted.has(route) ?? false)] : []),
        pageTitlesPlugin(),
        frontmatterPlugin(isProd),
        wordsFilePlugin(config.i18nSourcePath ?? resolve('i18n.json'), { langs, keys: Object.keys(words) }),
        pageLayoutsPlugin(),
        pageAddressesPlugin(),
        linkedPagesPlugin(),
        translatedCommandsPlugin(),
        devScriptsPlugin(),
        stableOrderPlugin(),
        layerOrderPlugin(),
        ...(isProd ? [] : [themeChangesPlugin(checkTheme)]),
        oneThemePlugin(config.themeDir!),
        ownNamesPlugin(config.themeDir!, import.meta.dirname),
        resetsPlugin(),
        stockClassesPlugin(config.themeDir!),
        stockVariablesPlugin(),
        jsxCallsPlugin(),
        buildCachePlugin(options),
        ...(isProd ? [heapGrowthPlugin(), failedBuildPlugin()] : []),
        partsPlugin(job),
        pageScriptsPlugin(scripts, config.ssg !== false),
        ...(config.ssg === false ? [clientRenderingPlugin()] : []),
        ...(isLate ? [reactStartPlugin(import.meta.dirname)] : []),
        ...patchPlugins(patches),
      ])
        addPlugin(part);
      const missing = checkAgainstSite(options, config);
      // Only warnings: Rspress builds such sites, or stops with a message of its own.
      for (const problem of siteProblems(config, Boolean(options.untranslated)))
        logger.warn(`[rspress-theme-duet] ${problem}`);
      if (missing.length > 0)
        logger.warn(`[rspress-theme-duet] Texts without a translation: ${missing.join(', ')}`);
      config.i18nSource = withFallback(
        config.i18nSource as Words,
        forLanguages(words, langs),
      ) as typeof config.i18nSource;
      // Only JSON reaches the browser; Rspress passes unknown keys of themeConfig on.
      config.themeConfig = Object.assign(config.themeConfig ?? {}, {
        duet: browserSettings(options, config),
      });
      // Rspress loads the style sheet of the site first, and then those of plugins: ours takes its place, so that
      // rules of the site without specificity, `:where(:root)`, win as with the stock theme.
      const { globalStyles } = config;
      if (globalStyles) addPlugin({ name: 'rspress-theme-duet/site-styles', globalStyles });
      // The address script redirects instead: Rspress's own redirect loses the hash and throws where
      // storage is blocked.
      return {
        ...config,
        globalStyles: join(styles, 'index.css'),
        route: { ...config.route, localeRedirect: 'never' },
      };
    },
    addPages: config => notFoundPages(siteAddressOf(config), rootOf(config)),
    // For the checks of the docs.
    ...(options.untranslated && { [untranslatedKey]: true }),
  };
});

/** The folder of the pages. */
const rootOf = ({ root = 'docs' }: UserConfig) => root;

/** What needs React besides controls: images, links with previews and single keys. */
const lateReactNeeds = ({ linkPreviews = false, shortcuts }: DuetSettings, { mediumZoom }: UserConfig) => {
  const { selector = articleImages } = typeof mediumZoom === 'object' ? mediumZoom : {};
  const keys = shortcuts ? shortcutKeys.map(([key]) => key).join('') : '';
  return { linkPreviews, keys, images: mediumZoom === false ? '' : selector };
};

/** What the browser gets of the options, and of the configuration of the site. */
const browserSettings = (
  { announcement, ecosystem, footer, patches, versionNotice, helpful, assistant, mcp }: DuetSettings,
  config: UserConfig,
): BrowserSettings => ({
  announcement,
  ecosystem,
  footer,
  patches,
  versionNotice,
  helpful,
  assistant,
  ...((config.llms || config.themeConfig?.llmsUI) && { markdown: true }),
  ...(mcp && { mcp: editorLinks(mcp, config) }),
});

/** A function that checks the theme folder that a site names. */
function themeFolderCheck({ themeDir = 'theme' }: UserConfig) {
  const root = process.cwd();
  return () => checkThemeFolder(resolve(root, themeDir), import.meta.dirname, root);
}

/**
 * Checks what the theme requires of the site, and uses this theme on a site without a theme folder.
 * @throws Error that names every mistake that would break the build
 */
function setThemeFolder(config: UserConfig, { folder, warnings, errors }: ThemeFolder) {
  const problems = [...versionProblems(process.cwd()), ...errors];
  if (problems.length > 0)
    throw cannotStart('rspress-theme-duet', problems, 'the README of rspress-theme-duet');
  for (const warning of warnings) logger.warn(`[rspress-theme-duet] ${warning}`);
  config.themeDir = folder;
}
