/** What Rspress's `virtual-i18n-text` holds for the site of the tests. */
export default {
  'callout.tip': { en: 'Tip', zh: '提示' },
  editLinkText: { en: 'Edit this page', zh: '编辑此页' },
  outlineTitle: { en: 'On this page', zh: '本页目录' },
};
