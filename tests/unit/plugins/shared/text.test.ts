import { describe, expect, it } from '@rstest/core';
import { text } from '../../../../plugins/shared/text';

describe('the texts for readers', () => {
  it.each(Object.entries(text))('%s differs between the languages and is not empty', (_, { en, zh }) => {
    expect(en.trim()).not.toBe('');
    expect(zh.trim()).not.toBe('');
    expect(en as string).not.toBe(zh);
    // A text of names alone has no words.
    if (/\p{L}/u.test(en.replace(/\{\w+\}/g, ''))) expect(zh).toMatch(/\p{Script=Han}/u);
  });
});
