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
  // Landing page
  heroGetStarted: { en: 'Get Started', zh: '快速上手' },
  heroLearnMore: { en: 'Learn More', zh: '了解更多' },
  heroSource: { en: 'Source Code', zh: '查看源码' },
  benchmarkMetric: { en: 'Measured', zh: '测量项' },
  benchmarkTime: { en: 'Time', zh: '用时' },
  opensNewTab: { en: '(opens in a new tab)', zh: '（在新标签页中打开）' },
} as const satisfies Record<string, Record<'en' | 'zh', string>>;

/** The type that `useI18n<DuetText>()` takes. */
export type DuetText = typeof text;
