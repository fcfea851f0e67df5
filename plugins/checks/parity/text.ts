/** Text of the notice on a section whose original has changed, by language of the page. */
export const text: Record<string, { notice: string; link: string }> = {
  en: {
    notice: 'The original of this section has changed since it was translated.',
    link: 'Read the original',
  },
  zh: { notice: '本节原文已更新，译文尚未同步。', link: '查看原文' },
};
