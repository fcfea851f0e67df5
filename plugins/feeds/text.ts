/** Words of the feed links. */
export const text = {
  feedLinksTitle: { en: 'Subscribe', zh: '订阅' },
} as const satisfies Record<string, Record<'en' | 'zh', string>>;

export type FeedsText = typeof text;
