/** Every word that the theme shows, by key and language; sites override words in their `i18n.json`. */
export const text = {
  prevPageText: { en: 'Previous Page', zh: '上一页' },
  nextPageText: { en: 'Next Page', zh: '下一页' },
  outlineTitle: { en: 'ON THIS PAGE', zh: '本页目录' },
  sourceCodeText: { en: 'Source', zh: '源码' },
  homeText: { en: 'Home', zh: '首页' },

  // Search
  searchPlaceholderText: { en: 'Search docs', zh: '搜索文档' },
  searchPanelCancelText: { en: 'Cancel', zh: '取消' },
  searchNoResultsText: { en: 'No results for', zh: '没有找到' },
  searchSuggestedQueryText: { en: 'Please try again with a different keyword', zh: '请尝试其他关键词' },
  searchCountText: { en: 'Results: {{count}}', zh: '共 {{count}} 条结果' },
  searchLoadingText: { en: 'Searching…', zh: '正在搜索…' },
  searchFailedText: { en: 'The search index could not be loaded.', zh: '搜索索引加载失败。' },
  searchRetryText: { en: 'Try again', zh: '重试' },
  searchHistoryLabel: { en: 'Search history', zh: '搜索历史' },
  searchRecentText: { en: 'Recent searches', zh: '最近搜索' },
  searchVisitedText: { en: 'Recently visited', zh: '最近访问' },
  searchClearText: { en: 'Clear history', zh: '清除历史记录' },
  // Landing page
  heroGetStarted: { en: 'Get Started', zh: '快速上手' },
  heroLearnMore: { en: 'Learn More', zh: '了解更多' },
  heroSource: { en: 'Source Code', zh: '查看源码' },
  benchmarkMetric: { en: 'Benchmark', zh: '测试项' },
  benchmarkTime: { en: 'Time', zh: '用时' },

  // Frame of the page
  skipLinkText: { en: 'Skip to content', zh: '跳到正文' },
  progressLabel: { en: 'Loading page', zh: '正在加载页面' },
  closeText: { en: 'Close', zh: '关闭' },
  bannerLabel: { en: 'Announcement', zh: '公告' },
  bannerClose: { en: 'Close announcement', zh: '关闭公告' },
  notFoundText: { en: 'PAGE NOT FOUND', zh: '页面未找到' },
  takeMeHomeText: { en: 'Take me home', zh: '返回首页' },

  // Sidebar and mobile bar
  sidebarLabel: { en: 'Pages in this section', zh: '本章页面' },
  sidebarToggle: { en: 'Pages in {{group}}', zh: '“{{group}}”下的页面' },
  mobileBarLabel: { en: 'Menu and outline', zh: '菜单与目录' },
  menuTitle: { en: 'Menu', zh: '菜单' },

  // Article
  headingLink: { en: 'Link to section', zh: '本节链接' },
  tableLabel: { en: 'Scrollable table', zh: '表格，可左右滚动' },
  taskDone: { en: 'Done', zh: '已完成' },
  taskOpen: { en: 'To do', zh: '待完成' },
  scrollToTopText: { en: 'Back to top', zh: '回到顶部' },

  // Article footer
  editLinkText: { en: 'Edit this page', zh: '编辑此页' },
  lastUpdatedText: { en: 'Last updated', zh: '最后更新' },
  lastUpdatedColon: { en: ': ', zh: '：' },
  prevNextLabel: { en: 'Previous and next page', zh: '上一页与下一页' },
  // Navbar
  navLabel: { en: 'Main', zh: '主导航' },
  navOpen: { en: 'Open menu', zh: '打开菜单' },
  navClose: { en: 'Close menu', zh: '关闭菜单' },
  navMore: { en: 'More in {{name}}', zh: '展开“{{name}}”' },
  navTools: { en: 'More options', zh: '更多选项' },
  newTab: { en: '(opens in a new tab)', zh: '（在新标签页中打开）' },
  languageMenu: { en: 'Language: {{name}}', zh: '语言：{{name}}' },
  versionMenu: { en: 'Version: {{name}}', zh: '版本：{{name}}' },
  appearance: { en: 'Theme', zh: '主题' },
  appearanceAuto: { en: 'Theme: same as system', zh: '主题：跟随系统' },
  appearanceLight: { en: 'Theme: light', zh: '主题：浅色' },
  appearanceDark: { en: 'Theme: dark', zh: '主题：深色' },
  socialMore: { en: 'More links', zh: '更多链接' },
  socialOther: { en: 'Link', zh: '链接' },
  socialImage: { en: '{{name}} image', zh: '{{name}} 图片' },

  // Code blocks and copy buttons
  codeButtonGroupCopyButtonText: { en: 'Copy', zh: '复制' },
  codeButtonGroupWrapButtonText: { en: 'Wrap', zh: '换行' },
  codeLabel: { en: 'Code: {{lang}}', zh: '代码：{{lang}}' },
  codeUnfold: { en: 'Show all code', zh: '展开全部代码' },
  codeFold: { en: 'Show less', zh: '收起代码' },
  copyDone: { en: 'Copied', zh: '已复制' },
  copyPrompt: { en: 'To copy, press {{keys}}, then Enter', zh: '请按 {{keys}} 复制，再按 Enter 关闭' },

  // Install commands
  commandTabs: { en: 'Package manager', zh: '包管理器' },
  commandLabel: { en: 'Command for {{tool}}', zh: '{{tool}} 命令' },

  // Callouts and tags
  'callout.tip': { en: 'Tip', zh: '提示' },
  'callout.note': { en: 'Note', zh: '说明' },
  'callout.important': { en: 'Important', zh: '重要' },
  'callout.warning': { en: 'Warning', zh: '注意' },
  'callout.caution': { en: 'Caution', zh: '小心' },
  'callout.danger': { en: 'Danger', zh: '危险' },
  'callout.info': { en: 'Info', zh: '信息' },
  'callout.details': { en: 'Details', zh: '详细信息' },
  tagNew: { en: 'new', zh: '新' },
  tagExperimental: { en: 'experimental', zh: '实验性' },
  tagDeprecated: { en: 'deprecated', zh: '已废弃' },

  // Overview pages
  overviewTitle: { en: 'Overview', zh: '概览' },
  overviewOthers: { en: 'Others', zh: '其他' },
  overviewCount: { en: 'Pages found: {{count}}', zh: '找到 {{count}} 个页面' },
  'overview.filterNameText': { en: 'Filter', zh: '筛选' },
  'overview.filterPlaceholderText': { en: 'Enter keyword', zh: '输入关键词' },
  'overview.filterNoResultText': { en: 'No matching API found', zh: '未找到匹配的 API' },

  // Agent prompts and pages as Markdown
  promptEyebrow: { en: 'For your agent', zh: '交给你的智能体' },
  promptTitle: { en: 'Agent prompt', zh: '智能体提示词' },
  promptCopyText: { en: 'Copy prompt', zh: '复制提示词' },
  promptExpandText: { en: 'Show the prompt', zh: '查看提示词' },
  copyMarkdownText: { en: 'Copy page as Markdown', zh: '复制本页 Markdown' },
  openInText: { en: 'Open in {{name}}', zh: '在 {{name}} 中打开' },
  addServerText: { en: 'Add to {{name}}', zh: '添加到 {{name}}' },
  llmsView: { en: 'View as Markdown', zh: '查看 Markdown' },
  llmsMissing: { en: 'Markdown is not available', zh: '无法获取 Markdown' },
  llmsQuestion: {
    en: 'Read {{url}}. I want to ask questions about it.',
    zh: '请阅读 {{url}}，我想就其内容提问。',
  },

  // Navigation
  connectionLost: {
    en: 'No connection. The page opens as soon as you are back online.',
    zh: '网络连接已断开，恢复后将自动打开该页面。',
  },

  // Image zoom
  imageZoomOpen: { en: 'Enlarge image {{name}}', zh: '放大图片 {{name}}' },
  imageZoomImage: { en: 'Image', zh: '图片' },
} as const satisfies Record<string, Record<'en' | 'zh', string>>;

/** The words of optional parts, which only sites that use the part load. */
export const optionalText = {
  breadcrumbs: {
    breadcrumbsLabel: { en: 'Breadcrumbs', zh: '当前位置' },
  },
  versionNotice: {
    versionLabel: { en: 'Version', zh: '版本说明' },
    versionOld: {
      en: 'This is the documentation of version {{version}}.',
      zh: '这是 {{version}} 版本的文档。',
    },
    versionUnreleased: {
      en: 'This is the documentation of version {{version}}, which is not released yet.',
      zh: '这是 {{version}} 版本的文档，该版本尚未发布。',
    },
    versionSamePage: { en: 'This page in version {{version}}', zh: '查看 {{version}} 版本的此页' },
    versionHome: { en: 'Documentation of version {{version}}', zh: '查看 {{version}} 版本的文档' },
  },
  helpful: {
    helpfulQuestion: { en: 'Was this page helpful?', zh: '本页内容对你有帮助吗？' },
    helpfulYes: { en: 'Yes', zh: '有帮助' },
    helpfulNo: { en: 'No', zh: '没有帮助' },
    helpfulThanks: { en: 'Thank you for your answer.', zh: '感谢你的反馈。' },
    helpfulFailed: {
      en: 'Your answer could not be sent. Please try again later.',
      zh: '反馈未能发送，请稍后再试。',
    },
    helpfulIssue: { en: 'Report a problem with this page', zh: '报告本页的问题' },
  },
  shortcuts: {
    shortcutsTitle: { en: 'Keyboard shortcuts', zh: '键盘快捷键' },
    shortcutsOutline: { en: 'On this page', zh: '本页目录' },
    shortcutsOn: { en: 'Use single keys as shortcuts', zh: '启用单键快捷键' },
  },
  untranslated: {
    untranslatedLabel: { en: 'Translation', zh: '翻译说明' },
    untranslatedText: {
      en: 'This page has not been translated yet. You are reading the original.',
      zh: '本页尚未翻译，以下为原文。',
    },
  },
  linkPreviews: {},
  assistant: {
    assistantOpen: { en: 'Ask a question', zh: '提问' },
    assistantTitle: { en: 'Ask the documentation', zh: '向文档提问' },
    assistantLog: { en: 'Questions and answers', zh: '问题与回答' },
    assistantField: { en: 'Your question', zh: '你的问题' },
    assistantSend: { en: 'Ask', zh: '提问' },
    assistantStop: { en: 'Stop', zh: '停止' },
    assistantBusy: { en: 'Looking for an answer…', zh: '正在查找答案…' },
    assistantStopped: { en: 'Stopped.', zh: '已停止。' },
    assistantSources: { en: 'Sources', zh: '来源' },
    assistantNew: { en: 'New conversation', zh: '新对话' },
    assistantLimited: {
      en: 'Too many questions in a short time. Please wait a minute, then try again.',
      zh: '短时间内提问过多，请稍等一分钟再试。',
    },
    assistantFailed: {
      en: 'The answer could not be loaded. Please try again.',
      zh: '未能获取回答，请重试。',
    },
    assistantNote: {
      en: 'Answers come from a language model and can be wrong: check them against the sources.',
      zh: '回答由语言模型生成，可能有误，请对照来源核实。',
    },
  },
  drafts: {
    draftMark: { en: 'Draft: this page is in development only.', zh: '草稿：此页仅在开发环境中可见。' },
    unlistedMark: {
      en: 'Unlisted: only readers who know the address find this page.',
      zh: '未列出：只有知道地址的读者才能找到此页。',
    },
  },
} as const satisfies Record<string, Record<string, Record<'en' | 'zh', string>>>;

type OptionalText = typeof optionalText;

/** Type argument of `useI18n` that adds the theme's keys. */
export type DuetText = typeof text &
  OptionalText['breadcrumbs'] &
  OptionalText['versionNotice'] &
  OptionalText['helpful'] &
  OptionalText['shortcuts'] &
  OptionalText['drafts'] &
  OptionalText['untranslated'] &
  OptionalText['assistant'];
