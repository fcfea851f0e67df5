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

  // Search
  searchPlaceholderText: { en: 'Search docs', zh: '搜索文档' },
  searchPanelCancelText: { en: 'Cancel', zh: '取消' },
  searchNoResultsText: { en: 'No results for', zh: '没有找到' },
  searchSuggestedQueryText: {
    en: 'Please try again with a different keyword',
    zh: '请换个关键词再试一次',
  },
  searchCountText: { en: 'Results: {{count}}', zh: '共 {{count}} 条结果' },
  searchLoadingText: { en: 'Searching…', zh: '正在搜索…' },
  searchFailedText: { en: 'The search index could not be loaded.', zh: '搜索索引加载失败。' },
  searchRetryText: { en: 'Try again', zh: '重试' },
  searchHistoryLabel: { en: 'Search history', zh: '搜索历史' },
  searchRecentText: { en: 'Recent searches', zh: '最近搜索' },
  searchVisitedText: { en: 'Recently visited', zh: '最近访问' },
  searchClearText: { en: 'Clear history', zh: '清除历史记录' },
} as const satisfies Record<string, Record<'en' | 'zh', string>>;

/** The type that `useI18n<DuetText>()` takes. */
export type DuetText = typeof text;
