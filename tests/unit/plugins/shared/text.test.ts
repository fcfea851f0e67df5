import { describe, expect, it } from '@rstest/core';
import { text } from '../../../../plugins/shared/text';

describe('the texts for readers', () => {
  it.each(Object.entries(text))('%s differs between the languages and is not empty', (_, { en, zh }) => {
    expect(en.trim()).not.toBe('');
    expect(zh.trim()).not.toBe('');
    expect(en as string).not.toBe(zh);
    expect(zh).toMatch(/\p{Script=Han}/u);
  });
});
