import { describe, expect, it } from '@rstest/core';
import { announcementFor } from '../../../../theme/logic/announcement';

const settings = {
  message: { en: 'Hello', zh: '你好' },
  link: { text: { en: 'More', zh: '更多' }, href: '/more' },
  storageKey: 'key',
};

describe('announcementFor', () => {
  it('speaks the language of the page', () => {
    const more = { href: '/more', storageKey: 'key' };
    expect(announcementFor(settings, 'en', '')).toEqual({ message: 'Hello', linkText: 'More', ...more });
    expect(announcementFor(settings, 'zh', '')).toEqual({ message: '你好', linkText: '更多', ...more });
  });
  it('has one text for all languages, and no link, if the site wants that', () => {
    const { message, href } = announcementFor({ message: 'Hi', storageKey: 'k' }, 'zh', '')!;
    expect([message, href]).toEqual(['Hi', undefined]);
  });
  it('keeps to its versions', () => {
    const old = { ...settings, versions: ['v1'] };
    expect(announcementFor(old, 'en', 'v1')?.message).toBe('Hello');
    expect(announcementFor(old, 'en', 'v2')).toBeUndefined();
  });
  it('is silent without settings or in a language it does not speak', () => {
    expect(announcementFor(undefined, 'en', '')).toBeUndefined();
    expect(announcementFor(settings, 'fr', '')).toBeUndefined();
  });
});
