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
  codeButtonGroupCopyButtonText: { en: 'Copy code', zh: '复制代码' },
  codeButtonGroupWrapButtonText: { en: 'Wrap long lines', zh: '长行自动换行' },
  codeCopy: { en: 'Copy', zh: '复制' },
  codeWrap: { en: 'Wrap', zh: '换行' },
  codeLabel: { en: 'Code: {{lang}}', zh: '代码：{{lang}}' },
  codeUnfold: { en: 'Show all of the code', zh: '展开全部代码' },
  codeFold: { en: 'Show less', zh: '收起代码' },
  copyDone: { en: 'Copied', zh: '已复制' },
  copyPrompt: { en: 'To copy, press {{keys}}, then Enter', zh: '请按 {{keys}} 复制，再按 Enter 关闭' },

  // Install commands.
  commandTabs: { en: 'Package manager', zh: '包管理器' },
  commandLabel: { en: 'Command for {{tool}}', zh: '{{tool}} 命令' },
} as const satisfies Record<string, Record<'en' | 'zh', string>>;

/** The type that `useI18n<DuetText>()` takes. */
export type DuetText = typeof text;
