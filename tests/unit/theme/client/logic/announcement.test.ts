import { describe, expect, it } from '@rstest/core';
import { type PerLanguage, textIn } from '../../../../../shared/perLanguage';
import { announcementFor } from '../../../../../theme/client/logic/announcement';

const settings = {
  message: { en: 'Hello', zh: '你好' },
  link: { text: { en: 'More', zh: '更多' }, href: '/more' },
  storageKey: 'key',
};
const inChinese = (text: PerLanguage) => textIn(text, 'zh', 'en');

describe('announcementFor', () => {
  it('has every text in the language of the page', () => {
    expect(announcementFor(settings, '', inChinese)).toEqual({
      message: '你好',
      linkText: '更多',
      href: '/more',
      storageKey: 'key',
    });
  });
  it('has no link without one in the options', () => {
    const { linkText, href } = announcementFor({ message: 'Hi', storageKey: 'k' }, '', inChinese)!;
    expect([linkText, href]).toEqual([undefined, undefined]);
  });
  it('shows on the listed versions only', () => {
    const old = { ...settings, versions: ['v1'] };
    expect(announcementFor(old, 'v1', inChinese)?.message).toBe('你好');
    expect(announcementFor(old, 'v2', inChinese)).toBeUndefined();
  });
  it('is undefined without settings', () => {
    expect(announcementFor(undefined, '', inChinese)).toBeUndefined();
  });
});
