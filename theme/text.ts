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

  // Code blocks, and everything that copies.
  codeButtonGroupCopyButtonText: { en: 'Copy', zh: '复制' },
  codeButtonGroupWrapButtonText: { en: 'Wrap', zh: '换行' },
  codeLabel: { en: 'Code: {{lang}}', zh: '代码：{{lang}}' },
  codeUnfold: { en: 'Show all of the code', zh: '展开全部代码' },
  codeFold: { en: 'Show less', zh: '收起代码' },
  copyDone: { en: 'Copied', zh: '已复制' },
  copyPrompt: { en: 'To copy, press {{keys}}, then Enter', zh: '请按 {{keys}} 复制，再按 Enter 关闭' },

  // Install commands.
  commandTabs: { en: 'Package manager', zh: '包管理器' },
  commandLabel: { en: 'Command for {{tool}}', zh: '{{tool}} 命令' },

  // Notes and tags.
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

  // Overview pages.
  overviewTitle: { en: 'Overview', zh: '概览' },
  overviewOthers: { en: 'Others', zh: '其他' },
  overviewCount: { en: 'Pages found: {{count}}', zh: '找到 {{count}} 个页面' },
  'overview.filterNameText': { en: 'Filter', zh: '筛选' },
  'overview.filterPlaceholderText': { en: 'Enter keyword', zh: '输入关键词' },
  'overview.filterNoResultText': { en: 'No matching API found', zh: '未找到匹配的 API' },

  // Prompts for agents, pages as Markdown.
  promptEyebrow: { en: 'For your agent', zh: '交给你的智能体' },
  promptTitle: { en: 'Agent prompt', zh: '智能体提示词' },
  promptCopyText: { en: 'Copy prompt', zh: '复制提示词' },
  promptExpandText: { en: 'Show the prompt', zh: '查看提示词' },
  copyMarkdownText: { en: 'Copy page as Markdown', zh: '复制本页 Markdown' },
  openInText: { en: 'Open in {{name}}', zh: '在 {{name}} 中打开' },
  llmsView: { en: 'View as Markdown', zh: '查看 Markdown' },
  llmsMissing: { en: 'No Markdown to be had', zh: '无法获取 Markdown' },
  llmsQuestion: {
    en: 'Read {{url}}, I want to ask questions about it.',
    zh: '请阅读 {{url}}，我想就其内容提问。',
  },

  // Image zoom.
  imageZoomOpen: { en: 'Enlarge image {{name}}', zh: '放大图片 {{name}}' },
  imageZoomClose: { en: 'Close', zh: '关闭' },
  imageZoomImage: { en: 'Image', zh: '图片' },
} as const satisfies Record<string, Record<'en' | 'zh', string>>;

/** The type that `useI18n<DuetText>()` takes. */
export type DuetText = typeof text;
