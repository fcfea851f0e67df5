/**
 * Every word the theme shows: key, then language. A missing language is a type
 * error on its own line. Sites override single words in their `i18n.json`.
 * Keys of stock texts keep the stock name.
 */
export const text = {
  prevPageText: { en: 'Previous Page', zh: '上一页' },
  nextPageText: { en: 'Next Page', zh: '下一页' },
  outlineTitle: { en: 'ON THIS PAGE', zh: '本页目录' },
  sourceCodeText: { en: 'Source', zh: '源码' },

  // Frame of the page
  skipLinkText: { en: 'Skip to content', zh: '跳到正文' },
  progressLabel: { en: 'Loading page', zh: '正在加载页面' },
  closeText: { en: 'Close', zh: '关闭' },
  bannerLabel: { en: 'Announcement', zh: '公告' },
  bannerClose: { en: 'Close announcement', zh: '关闭公告' },
  notFoundText: { en: 'PAGE NOT FOUND', zh: '页面未找到' },
  takeMeHomeText: { en: 'Take me home', zh: '返回首页' },

  // Sidebar and mobile bar
  sidebarLabel: { en: 'Pages of this section', zh: '本章页面' },
  sidebarToggle: { en: 'Pages below {{group}}', zh: '“{{group}}”下的页面' },
  mobileBarLabel: { en: 'Menu and outline', zh: '菜单与目录' },
  menuTitle: { en: 'Menu', zh: '菜单' },

  // Article
  headingLink: { en: 'Link to section', zh: '本节链接' },
  tableLabel: { en: 'Table, scrolls sideways', zh: '表格，可左右滚动' },
  taskDone: { en: 'Done', zh: '已完成' },
  taskOpen: { en: 'To do', zh: '待完成' },
  scrollToTopText: { en: 'Back to top', zh: '回到顶部' },

  // Foot of the article
  editLinkText: { en: 'Edit this page', zh: '编辑此页' },
  lastUpdatedText: { en: 'Last updated', zh: '最后更新' },
  lastUpdatedColon: { en: ': ', zh: '：' },
  prevNextLabel: { en: 'Previous and next page', zh: '上一页与下一页' },
  // Navbar
  navLabel: { en: 'Main', zh: '主导航' },
  navOpen: { en: 'Open menu', zh: '打开菜单' },
  navClose: { en: 'Close menu', zh: '关闭菜单' },
  navScreen: { en: 'Menu', zh: '菜单' },
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
  socialImage: { en: 'Picture for {{name}}', zh: '{{name}} 的图片' },
} as const satisfies Record<string, Record<'en' | 'zh', string>>;

/** The type that `useI18n<DuetText>()` takes. */
export type DuetText = typeof text;
