/** A documented feature of Rspress, and what becomes of it under Duet. */
export interface Feature {
  kind: Kind;
  /** Name as in Rspress: a key, an export, a plugin; for behaviour, a short identifier. */
  name: string;
  /** The name in words, for behaviour, which has none in Rspress. */
  title?: Note;
  /** `same` as with the stock theme, `different` on purpose, or `unsupported`: without effect. */
  state: State;
  /** What differs and why; absent only where the state is `same`. */
  note?: Note;
  /** File and title of the test that proves it. */
  test: readonly [file: string, title: string];
}

export type Kind = keyof typeof kinds;
export type State = 'same' | 'different' | 'unsupported';
export type Note = { en: string; zh: string };

/** Kinds of features, in the order of the page. */
export const kinds = {
  configuration: { en: 'Configuration', zh: '配置项' },
  theme: { en: 'Theme configuration', zh: '主题配置' },
  meta: { en: 'Entries of `_meta.json`', zh: '`_meta.json` 条目' },
  frontmatter: { en: 'Frontmatter', zh: 'frontmatter' },
  markdown: { en: 'Markdown', zh: 'Markdown' },
  words: { en: 'Texts (`i18nSource`)', zh: '文案（`i18nSource`）' },
  components: { en: 'Components', zh: '组件' },
  hooks: { en: 'Hooks and functions', zh: 'Hook 与函数' },
  slots: { en: 'Slots of the layout', zh: '布局插槽' },
  icons: { en: 'Icons', zh: '图标' },
  variables: { en: 'CSS variables', zh: 'CSS 变量' },
  plugin: { en: 'Plugin hooks', zh: '插件钩子' },
  official: { en: 'Official plugins', zh: '官方插件' },
  behaviour: { en: 'Behaviour', zh: '行为' },
};

const file = (name: string) => `tests/e2e/${name}.test.ts`;
const features = file('compat/features');
const site = file('compat/site');
const parts = file('compat/parts');
const official = file('compat/official');

/** Rspress does not read it either. */
const ignored = [
  'tests/unit/compat/features.test.ts',
  'lists as ignored what no part of Rspress reads: %s',
] as const;

const proof = {
  head: [features, 'has the title, the icon, the logo and the head tags of the configuration'],
  routes: [features, 'has pages by extension, inclusion and exclusion'],
  markdown: [features, 'passes pages through plugins, replacements and Shiki'],
  code: [features, 'applies the options of code blocks'],
  links: [features, 'finds dead links, anchors and images, except those that the configuration excludes'],
  frontmatter: [features, 'takes title, description and tags of a page from its frontmatter'],
  menus: [features, 'has navbar and sidebar of the configuration'],
  off: [features, 'leaves out the parts that a page switches off'],
  pageTypes: [features, 'has a layout for each page type'],
  global: [features, 'shows global components and applies global styles'],
  llms: [features, 'writes llms.txt and Markdown as configured'],
  search: [features, 'keeps pages and code out of the search index, or has no search'],
  client: [features, 'leaves excluded routes to the browser'],
  home: [features, 'has a home page from the frontmatter'],
  plugin: [features, 'runs every hook of a plugin'],
  components: [features, 'renders every component with the props of Rspress'],
  hooks: [features, 'answers every hook and function'],
  words: [features, 'shows the texts of the site'],
  slots: [features, 'fills the slots that replace parts'],
  zoom: [features, 'enlarges only the images that the selector matches, or none'],
  author: [features, 'shows the author of the last change'],
  fresh: [features, 'lists files, folders, sections and links of _meta.json'],
  overridden: [parts, 'replaces every part that the theme exports'],
  icons: [parts, 'replaces every icon that the theme shows'],
  noIcons: [parts, 'has no effect with other icons, which the theme does not show'],
  versions: [
    file('editions'),
    'changes the version in place, keeps query and hash, and the language menu keeps the version',
  ],
  darkMode: [site, 'is light with `darkMode: false`, without JavaScript on a dark system'],
} as const;

interface Group {
  kind: Kind;
  /** Separated by spaces; a list where they contain some. */
  names: string | string[];
  test: readonly [string, string];
  state?: State;
  note?: Note;
  title?: Note;
}

const unstyled: Note = {
  en: 'Works, without styles: the theme does not use it and does not load the styles of the stock theme.',
  zh: '可用但没有样式：主题不使用它，也不加载默认主题的样式。',
};
const ownSearch: Note = {
  en: 'Duet has its own search. Replace the component `Search`.',
  zh: 'Duet 有自己的搜索。请替换 `Search` 组件。',
};
const markup: Note = {
  en: 'Same props; other class names and markup. See the migration page.',
  zh: '属性相同，类名和标记不同，见迁移页面。',
};
const rspress1: Note = {
  en: 'For Rspress 1 only; it does not run on Rspress 2.',
  zh: '仅支持 Rspress 1，无法在 Rspress 2 上运行。',
};

const groups: Group[] = [
  // Configuration
  {
    kind: 'configuration',
    test: proof.head,
    names:
      'root outDir themeDir siteOrigin lang title description icon logo logo.light logo.dark logoText logoHref head locales locales.lang locales.label builderConfig themeConfig plugins',
  },
  {
    kind: 'configuration',
    test: ignored,
    names: 'locales.title locales.description',
    state: 'unsupported',
    note: {
      en: 'Rspress 2 ignores them too. Set them in `themeConfig.locales`.',
      zh: 'Rspress 2 同样忽略它们。请在 `themeConfig.locales` 中设置。',
    },
  },
  { kind: 'configuration', test: [site, 'has an image with candidates below the base'], names: 'base' },
  { kind: 'configuration', test: proof.words, names: 'i18nSource i18nSourcePath' },
  {
    kind: 'configuration',
    test: proof.routes,
    names: 'route route.extensions route.include route.exclude route.excludeConvention route.cleanUrls',
  },
  {
    kind: 'configuration',
    test: [file('start'), 'happens once: who goes back to the other language stays there'],
    names: 'route.localeRedirect',
    state: 'different',
    note: {
      en: 'Happens before the page is shown, keeps query and hash, and works where storage is blocked.',
      zh: '在页面显示之前完成，保留查询参数和锚点，存储被禁用时也能工作。',
    },
  },
  {
    kind: 'configuration',
    test: [features, 'changes an address with .html to the clean one'],
    names: 'route.cleanUrlsRedirect',
  },
  {
    kind: 'configuration',
    test: [features, 'fetches no page before its link is pressed if `route.prefetchLink` is off'],
    names: 'route.prefetchLink',
  },
  {
    kind: 'configuration',
    test: [features, 'navigates in a transition if `route.useTransitions` is on'],
    names: 'route.useTransitions',
  },
  {
    kind: 'configuration',
    test: proof.markdown,
    names:
      'markdown markdown.remarkPlugins markdown.rehypePlugins markdown.shiki markdown.crossCompilerCache markdown.extractDescription markdown.cjkFriendlyEmphasis markdown.globalComponents replaceRules',
  },
  {
    kind: 'configuration',
    test: proof.code,
    names:
      'markdown.showLineNumbers markdown.defaultCodeOverflow markdown.defaultCodeOverflow.height markdown.defaultCodeOverflow.behavior',
  },
  {
    kind: 'configuration',
    test: [file('content/code-block'), 'wrap from the start, unless a fence says otherwise'],
    names: 'markdown.defaultWrapCode',
  },
  {
    kind: 'configuration',
    test: proof.links,
    names:
      'markdown.link markdown.link.checkDeadLinks markdown.link.checkDeadLinks.excludes markdown.link.checkAnchors markdown.link.checkAnchors.excludes markdown.image markdown.image.checkDeadImages markdown.image.checkDeadImages.excludes',
  },
  {
    kind: 'configuration',
    test: [site, 'lead into the language and version of the page'],
    names: 'markdown.link.autoPrefix',
  },
  { kind: 'configuration', test: proof.global, names: 'globalUIComponents globalStyles' },
  { kind: 'configuration', test: proof.search, names: 'search search.codeBlocks' },
  {
    kind: 'configuration',
    test: [file('searchSources'), 'writes no index, asks the address, and shows each index as a tab'],
    names: 'search.mode',
    state: 'different',
    note: {
      en: 'Duet adds the mode `remote`, an option of `pluginDuet`.',
      zh: 'Duet 通过 `pluginDuet` 的选项增加了 `remote` 模式。',
    },
  },
  {
    kind: 'configuration',
    test: [file('searchSources'), 'versions and sites without search'],
    names: 'search.versioned',
  },
  {
    kind: 'configuration',
    test: [file('searchSources'), 'change the query, the results and the groups'],
    names: 'search.searchHooks',
  },
  {
    kind: 'configuration',
    test: proof.client,
    names: 'ssg ssg.experimentalExcludeRoutePaths',
  },
  {
    kind: 'configuration',
    test: [features, 'renders its pages in workers'],
    names: 'ssg.experimentalWorker',
  },
  {
    kind: 'configuration',
    test: proof.llms,
    names:
      'llms llms.llmsTxt llms.remarkSplitMdxOptions llms.remarkSplitMdxOptions.includes llms.remarkSplitMdxOptions.excludes',
  },
  { kind: 'configuration', test: proof.zoom, names: 'mediumZoom mediumZoom.selector' },
  {
    kind: 'configuration',
    test: [
      file('content/article-parts'),
      'opens by keyboard as a dialog, closes with Escape, and gives the focus back',
    ],
    names:
      'mediumZoom.options mediumZoom.options.margin mediumZoom.options.background mediumZoom.options.scrollOffset mediumZoom.options.container mediumZoom.options.template',
    state: 'unsupported',
    note: {
      en: 'Duet has its own image zoom, a dialog; style it with CSS. With `patches: { "image-zoom": false }` the zoom of Rspress is used.',
      zh: 'Duet 有自己的图片放大对话框，用 CSS 设置样式。设置 `patches: { "image-zoom": false }` 可改用 Rspress 的放大功能。',
    },
  },
  {
    kind: 'configuration',
    test: proof.versions,
    names: 'multiVersion multiVersion.default multiVersion.versions',
  },
  {
    kind: 'configuration',
    test: [features, 'compares the languages in the folders that the configuration includes'],
    names: 'languageParity languageParity.enabled languageParity.include languageParity.exclude',
  },

  // Theme configuration
  { kind: 'theme', test: proof.darkMode, names: 'darkMode' },
  {
    kind: 'theme',
    test: proof.menus,
    names:
      'nav sidebar locales locales.lang locales.label locales.nav locales.sidebar nav.text nav.link nav.download nav.icon nav.tag nav.activeMatch nav.position nav.lang nav.rel nav.items sidebar.text sidebar.link sidebar.icon sidebar.tag sidebar.items sidebar.collapsible sidebar.collapsed sidebar.context sidebar.dividerType sidebar.sectionHeaderText sidebar.overviewHeaders',
  },
  {
    kind: 'theme',
    test: [features, 'has titles and descriptions of languages, and the default language without a prefix'],
    names: 'locales.title locales.description',
  },
  {
    kind: 'theme',
    test: [file('article'), 'ends with its source, its age and the way on'],
    names: 'editLink editLink.docRepoBaseUrl lastUpdated',
  },
  { kind: 'theme', test: proof.author, names: 'lastUpdated.author' },
  {
    kind: 'theme',
    test: [file('nav'), 'open texts, pictures and own HTML by hover and by keyboard'],
    names: 'socialLinks socialLinks.icon socialLinks.mode socialLinks.content',
  },
  {
    kind: 'theme',
    test: [site, 'to other sites open in a new tab, in the footer too'],
    names: 'footer footer.message',
  },
  {
    kind: 'theme',
    test: ignored,
    names: 'search',
    state: 'unsupported',
    note: {
      en: 'Rspress 2 ignores it too. Set `search: false` in the configuration.',
      zh: 'Rspress 2 同样忽略此项。请在配置中设置 `search: false`。',
    },
  },
  {
    kind: 'theme',
    test: [file('editions'), 'can go without a navbar, and nothing keeps its place'],
    names: 'hideNavbar',
    state: 'different',
    note: {
      en: 'Rspress 2 ignores it; Duet hides the navbar, with `auto` while the reader scrolls down.',
      zh: 'Rspress 2 忽略此项；Duet 会隐藏导航栏，取 `auto` 时在向下滚动时隐藏。',
    },
  },
  {
    kind: 'theme',
    test: ignored,
    names: 'enableContentAnimation',
    state: 'unsupported',
    note: { en: 'Rspress 2 ignores it too.', zh: 'Rspress 2 同样忽略此项。' },
  },
  {
    kind: 'theme',
    test: [file('appearance'), 'is a circle that grows in 400 ms from where the reader pressed'],
    names: 'enableAppearanceAnimation',
  },
  { kind: 'theme', test: [file('layoutSlots'), 'stand on %s'], names: 'enableScrollToTop' },
  {
    kind: 'theme',
    test: [features, 'stays in the language of the address if `localeRedirect` is `never`'],
    names: 'localeRedirect',
  },
  { kind: 'theme', test: proof.off, names: 'fallbackHeadingTitle' },
  {
    kind: 'theme',
    test: proof.llms,
    names: 'llmsUI llmsUI.viewOptions llmsUI.placement',
  },
  {
    kind: 'theme',
    test: proof.llms,
    names: 'llmsUI.injectLlmsHint',
    state: 'different',
    note: {
      en: 'Off by default: screen readers read the hidden sentence at the start of every page. `true` adds it.',
      zh: '默认关闭：屏幕阅读器会在每个页面开头朗读这段隐藏文字。设为 `true` 可启用。',
    },
  },

  {
    kind: 'meta',
    test: proof.fresh,
    names: 'file dir dir-section-header divider section-header custom-link',
  },

  // Frontmatter
  { kind: 'frontmatter', test: proof.frontmatter, names: 'title description titleSuffix head' },
  {
    kind: 'frontmatter',
    test: ignored,
    names: 'lineNumbers',
    state: 'unsupported',
    note: {
      en: 'Rspress 2 ignores it too. Write `lineNumbers` on the fence.',
      zh: 'Rspress 2 同样忽略此项。请在代码块上写 `lineNumbers`。',
    },
  },
  { kind: 'frontmatter', test: proof.menus, names: 'overview overviewHeaders' },
  {
    kind: 'frontmatter',
    test: [features, 'shows icon, tag and context of a page in its sidebar'],
    names: 'icon tag context',
  },
  { kind: 'frontmatter', test: proof.off, names: 'navbar sidebar outline footer' },
  {
    kind: 'frontmatter',
    test: [site, 'lead into the language and version of the page'],
    names: 'pageType',
    state: 'different',
    note: {
      en: 'A page with `home` also shows its own text, below the feature cards; Rspress leaves it out. Below a hero, its text has no title.',
      zh: '`home` 页面还会在特性卡片下方显示正文，Rspress 会省略正文。有首屏时，正文不显示标题。',
    },
  },
  { kind: 'frontmatter', test: proof.search, names: 'search' },
  {
    kind: 'frontmatter',
    test: proof.home,
    names:
      'hero hero.badge hero.badge.text hero.badge.link hero.name hero.text hero.tagline hero.image hero.image.src hero.image.src.light hero.image.src.dark hero.image.alt hero.actions hero.actions.text hero.actions.link hero.actions.theme features features.icon features.title features.details features.span',
  },
  {
    kind: 'frontmatter',
    test: [site, 'has an image with candidates below the base'],
    names: 'hero.image.sizes',
  },
  {
    kind: 'frontmatter',
    test: [site, 'has an image with candidates below the base'],
    names: 'hero.image.srcset',
    state: 'different',
    note: {
      en: 'Addresses get the base of the site, as in `src`; Rspress leaves them as they are.',
      zh: '地址会像 `src` 一样加上站点的 base，Rspress 则保持原样。',
    },
  },
  {
    kind: 'frontmatter',
    test: [site, 'to other sites open in a new tab, in the footer too'],
    names: 'features.link',
    state: 'different',
    note: {
      en: 'A link to another site opens in a new tab and says so, as all links of the theme.',
      zh: '指向其他站点的链接与主题中的其他链接一样，在新标签页打开并注明。',
    },
  },

  // Markdown
  {
    kind: 'markdown',
    test: [file('content/article-parts'), 'translates the words for kinds of notes'],
    names: ':::tip',
  },
  {
    kind: 'markdown',
    test: [
      file('content/code-block'),
      'wrap, fold and scroll by keyboard, and axe finds nothing in any state',
    ],
    names: 'wrapCode fold',
  },
  { kind: 'markdown', test: proof.code, names: 'title= lineNumbers {1,3-4} file=' },
  { kind: 'markdown', test: proof.markdown, names: ['{#heading-id}', '[!code ++]'] },

  // Texts
  {
    kind: 'words',
    test: proof.words,
    names:
      'copyMarkdownText menuTitle outlineTitle scrollToTopText lastUpdatedText lastUpdatedAuthorText prevPageText nextPageText sourceCodeText searchPlaceholderText searchPanelCancelText searchNoResultsText searchSuggestedQueryText overview.filterNameText overview.filterPlaceholderText overview.filterNoResultText codeButtonGroupCopyButtonText codeButtonGroupWrapButtonText notFoundText takeMeHomeText promptCopyText promptExpandText editLinkText',
  },
  {
    kind: 'words',
    test: proof.words,
    names: 'openInText',
    state: 'different',
    note: {
      en: 'The text contains `{{name}}`, the name of the tool.',
      zh: '文案中含有工具名称 `{{name}}`。',
    },
  },
  {
    kind: 'words',
    test: proof.words,
    names: 'languagesText versionsText themeText copyMarkdownLinkText promptCopiedText promptCollapseText',
    state: 'unsupported',
    note: {
      en: 'Duet has other texts there: see the page of texts.',
      zh: 'Duet 在此处使用其他文案，见文案页面。',
    },
  },

  // Components
  {
    kind: 'components',
    test: proof.overridden,
    note: markup,
    state: 'different',
    names:
      'Badge Button Callout CodeBlock CodeBlockRuntime CodeButtonGroup DocContent DocFooter DocLayout EditLink FallbackHeading HomeBackground HomeFeature HomeFooter HomeLayout LastUpdated LlmsContainer LlmsCopyButton LlmsCopyRow LlmsOpenRow LlmsViewOptions Nav NavHamburger NavList NavTitle NotFoundLayout Outline OverviewGroup PageTab PageTabs PrevNextPage Prompt ReadPercent Search Sidebar SocialLinks SourceCode Steps SwitchAppearance Tab Tabs Tag Toc',
  },
  {
    kind: 'components',
    test: proof.overridden,
    names: 'Banner',
    state: 'different',
    note: {
      en: `${markup.en} A long message wraps on narrow screens instead of being cut off, and a closed banner is hidden rather than removed.`,
      zh: `${markup.zh}较长的文字在窄屏上换行而不会被截断；关闭后横幅被隐藏，而不是移除。`,
    },
  },
  {
    kind: 'components',
    test: [parts, 'shows its hero on a landing page without `hero` in the frontmatter'],
    names: 'HomeHero',
    state: 'different',
    note: {
      en: `${markup.en} Without \`hero\` in the frontmatter it renders nothing, where Rspress has an empty hero.`,
      zh: `${markup.zh}frontmatter 中没有 \`hero\` 时不渲染任何内容，而 Rspress 会渲染空的首屏。`,
    },
  },
  {
    kind: 'components',
    test: proof.overridden,
    names: 'PackageManagerTabs',
    state: 'different',
    note: {
      en: `${markup.en} Tabs for npm, yarn, pnpm and bun, others on request. pnpm understands \`install\` as npm does, so it stays: \`pnpm install -D\`, where Rspress has \`pnpm add -D\`. \`bunx\` is the short form of \`bun x\`.`,
      zh: `${markup.zh}默认提供 npm、yarn、pnpm 和 bun 标签，其他工具按需添加。pnpm 与 npm 一样支持 \`install\`，因此保持不变：\`pnpm install -D\`，而 Rspress 写作 \`pnpm add -D\`。\`bunx\` 是 \`bun x\` 的简写。`,
    },
  },
  {
    kind: 'components',
    test: proof.overridden,
    names: 'Overview',
    state: 'different',
    note: {
      en: `${markup.en} The default title is in the language of the page, and pages outside the groups of the sidebar stand together, where Rspress gives each a heading of its own.`,
      zh: `${markup.zh}默认标题使用页面的语言；不属于侧边栏分组的页面列在一起，而 Rspress 会给每个页面单独的标题。`,
    },
  },
  { kind: 'components', test: proof.overridden, names: 'Layout Link' },
  {
    kind: 'components',
    test: proof.components,
    names: 'Root SvgWrapper BrowserOnly NoSSR Head Content LlmsHint',
  },
  {
    kind: 'components',
    test: proof.components,
    names: 'HoverGroup SidebarList',
    state: 'different',
    note: unstyled,
  },
  {
    kind: 'components',
    test: proof.components,
    names: 'SearchButton SearchPanel',
    state: 'unsupported',
    note: ownSearch,
  },

  // Hooks and functions
  {
    kind: 'hooks',
    test: proof.hooks,
    names:
      'ThemeContext PageContext useActiveMatcher useDark useFrontmatter useI18n useLang useLocaleSiteData useNav usePage usePageData usePages useSidebar useSidebarDynamic useSite useVersion useWindowSize useHead useReadPercent useMdUrl useStorageValue useDynamicToc useHoverGroup getCopyableText copyToClipboard mergeRefs renderHtmlOrText renderInlineMarkdown parseInlineMarkdownText getSidebarDataGroup routePathToMdPath withBase addLeadingSlash addTrailingSlash cleanUrlByConfig initPageData isActive isDataUrl isEqualPath isExternalUrl isProduction matchNavbar matchSidebar normalizeHref normalizeHrefInRuntime normalizeImagePath pathnameToRouteService preloadLink removeBase removeTrailingSlash safePreconnect safePreload warmPageData withSiteOrigin RenderType',
  },
  {
    kind: 'hooks',
    test: [parts, 'replaces every hook and function that the parts call'],
    names:
      'getCustomMDXComponent useActiveAnchor useCodeButtonGroup useLinkNavigate useScrollAfterNav useScrollReset useSetup useWatchToc useEditLink usePrevNextPage useThemeState',
  },
  {
    kind: 'hooks',
    test: proof.components,
    names: 'useFullTextSearch',
    state: 'unsupported',
    note: ownSearch,
  },

  // Slots
  {
    kind: 'slots',
    test: [file('layoutSlots'), 'are all filled on a doc page'],
    names:
      'top bottom beforeNav afterNav beforeNavTitle afterNavTitle beforeNavMenu afterNavMenu beforeSidebar afterSidebar beforeDoc afterDoc beforeDocContent afterDocContent beforeDocFooter afterDocFooter beforeOutline afterOutline',
  },
  {
    kind: 'slots',
    test: [file('layoutSlots'), 'are all filled on the home page, around the actions of the hero too'],
    names: 'beforeHero afterHero beforeHeroActions afterHeroActions beforeFeatures afterFeatures',
  },
  {
    kind: 'slots',
    test: [file('editions'), 'are filled in the bar and, around the entries, in the full-screen menu'],
    names: 'beforeLeftNavItems afterLeftNavItems beforeRightNavItems afterRightNavItems',
  },
  { kind: 'slots', test: proof.slots, names: 'navTitle components HomeLayout NotFoundLayout' },

  // Icons
  {
    kind: 'icons',
    test: proof.icons,
    names:
      'IconArrowDown IconClose IconExternalLink IconGithub IconGitlab IconMenu IconMoon IconScrollToTop IconSearch IconSmallMenu IconSun',
  },
  {
    kind: 'icons',
    test: proof.icons,
    names: 'IconArrowRight',
    state: 'different',
    note: {
      en: 'In the links to the previous and the next page. The arrows of sidebar groups are drawn by CSS.',
      zh: '用于上一页和下一页的链接。侧边栏分组的箭头由 CSS 绘制。',
    },
  },
  {
    kind: 'icons',
    test: proof.noIcons,
    names: 'IconCopy IconSuccess IconWrap IconWrapped',
    state: 'unsupported',
    note: {
      en: 'The buttons have words, which are announced when they change: “Copy” becomes “Copied”.',
      zh: '按钮显示文字，文字变化时会被朗读，例如“复制”变为“已复制”。',
    },
  },
  {
    kind: 'icons',
    test: proof.noIcons,
    names: 'IconEdit',
    state: 'unsupported',
    note: { en: 'The link has words only.', zh: '链接只显示文字。' },
  },
  {
    kind: 'icons',
    test: proof.noIcons,
    names: 'IconAnthropic IconOpenAI IconOpenInChat IconLink IconDown',
    state: 'unsupported',
    note: {
      en: 'The options are a list of links with words, without a menu to open. Entries of `llmsUI.viewOptions` can have an `icon`.',
      zh: '这些选项是文字链接列表，没有需要展开的菜单。`llmsUI.viewOptions` 的条目可以带 `icon`。',
    },
  },
  {
    kind: 'icons',
    test: proof.noIcons,
    names: 'IconDeprecated IconExperimental',
    state: 'unsupported',
    note: {
      en: 'These tags are badges with the word, so that the meaning does not depend on a drawing.',
      zh: '这些标签显示为带文字的徽标，含义不依赖图形。',
    },
  },
  {
    kind: 'icons',
    test: proof.noIcons,
    names: 'IconEmpty IconFile IconHeader IconJump IconTitle',
    state: 'unsupported',
    note: {
      en: 'Results of the search are grouped by page, so they need no icon of their kind.',
      zh: '搜索结果按页面分组，不需要表示类型的图标。',
    },
  },
  {
    kind: 'icons',
    test: ignored,
    names: 'IconLoading',
    state: 'unsupported',
    note: { en: 'No part of Rspress renders it either.', zh: 'Rspress 的组件也不渲染它。' },
  },

  // CSS variables
  {
    kind: 'variables',
    test: [file('compat/tokens'), 'have an effect where a site sets them, in light and dark'],
    names: 'base-vars.css brand-vars.css code-vars.css home-vars.css shiki-vars.css',
  },

  // Plugin hooks
  {
    kind: 'plugin',
    test: proof.plugin,
    names:
      'name config beforeBuild afterBuild extendPageData addPages addRuntimeModules routeGenerated routeServiceGenerated modifySearchIndexData i18nSource globalStyles globalUIComponents builderConfig markdown markdown.remarkPlugins markdown.rehypePlugins markdown.globalComponents',
  },

  // Official plugins
  {
    kind: 'official',
    test: [official, 'announces the posts of the site, in both orders of plugins'],
    names: '@rspress/plugin-rss',
  },
  {
    kind: 'official',
    test: [official, 'lists every page, and no 404 page, in the sitemap'],
    names: '@rspress/plugin-sitemap',
  },
  { kind: 'official', test: [official, 'shows types of code on hover'], names: '@rspress/plugin-twoslash' },
  { kind: 'official', test: [official, 'writes llms files'], names: '@rspress/plugin-llms' },
  {
    kind: 'official',
    test: [official, 'runs previews'],
    names: '@rspress/plugin-preview',
    state: 'different',
    note: {
      en: 'The source is always visible below the preview, without a button: collapsed, it could still take the focus, and it would never show without JavaScript.',
      zh: '源代码始终显示在预览下方，没有展开按钮：折叠的代码仍可获得焦点，并且没有 JavaScript 时永远不会显示。',
    },
  },
  { kind: 'official', test: [official, 'has tables of props'], names: '@rspress/plugin-api-docgen' },
  {
    kind: 'official',
    test: [official, 'has the search of Algolia instead of its own'],
    names: '@rspress/plugin-algolia',
  },
  {
    kind: 'official',
    test: [official, 'redirects in the browser'],
    names: '@rspress/plugin-client-redirects',
  },
  {
    kind: 'official',
    test: [official, 'lists the plugins that need Rspress 1'],
    names:
      '@rspress/plugin-typedoc @rspress/plugin-playground @rspress/plugin-medium-zoom @rspress/plugin-container-syntax @rspress/plugin-last-updated @rspress/plugin-shiki',
    state: 'unsupported',
    note: rspress1,
  },

  // Behaviour
  {
    kind: 'behaviour',
    test: [file('nav'), 'works without script, and says where links lead (${lang})'],
    names: 'menus-without-scripts',
    title: { en: 'Menus of the navbar without scripts', zh: '没有脚本时的导航栏菜单' },
    state: 'different',
    note: {
      en: 'Open by a press, not on hover: what opens on hover must close with Escape, which needs a script.',
      zh: '点击打开，悬停不打开：悬停打开的内容必须能用 Escape 关闭，这需要脚本。',
    },
  },
  {
    kind: 'behaviour',
    test: [file('nav'), 'leads to the same page with query and hash, and back'],
    names: 'language-menu',
    title: { en: 'Language menu', zh: '语言菜单' },
    state: 'different',
    note: {
      en: 'The button shows a globe, which readers of every language know, and is named “Language: English”. The current language is a link like the others, marked with `aria-current`.',
      zh: '按钮显示各语言读者都认识的地球图标，名称为“语言：简体中文”。当前语言与其他语言一样是链接，用 `aria-current` 标记。',
    },
  },
  {
    kind: 'behaviour',
    test: [file('article'), 'has headings that link to themselves, seen and named (${lang})'],
    names: 'permalinks',
    title: { en: 'Permalinks of headings', zh: '标题的永久链接' },
    state: 'different',
    note: {
      en: 'Beside the heading, not inside, so that the name of a heading is its own words; with a name for screen readers.',
      zh: '位于标题旁边而不在标题内部，因此标题的名称只含自身文字；链接有供屏幕阅读器使用的名称。',
    },
  },
  {
    kind: 'behaviour',
    test: [file('search'), 'shows hits grouped by page with what matched (${lang})'],
    names: 'search-results',
    title: { en: 'Results of the search', zh: '搜索结果' },
    state: 'different',
    note: {
      en: 'Grouped by page, each section once, the best first; the words of a query need not stand together. Rspress lists each place that has the query as it is.',
      zh: '按页面分组，每节只出现一次，最相关的在前；查询中的词不必相连。Rspress 会列出每一处与查询完全一致的位置。',
    },
  },
  {
    kind: 'behaviour',
    test: [file('compat/tokens'), 'have an effect where a site sets them, in light and dark'],
    names: 'look',
    title: { en: 'Sizes, distances and colours', zh: '尺寸、间距与颜色' },
    state: 'different',
    note: {
      en: 'Duet has its own look; the variables of Rspress still change it.',
      zh: 'Duet 有自己的外观，Rspress 的变量仍然可以改变它。',
    },
  },
];

/** Every documented feature of Rspress. */
export const compatibility: Feature[] = groups.flatMap(({ names, state = 'same', ...group }) =>
  (typeof names === 'string' ? names.split(' ') : names).map(name => ({ ...group, name, state })),
);
