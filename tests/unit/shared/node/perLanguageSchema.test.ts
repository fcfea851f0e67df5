import { describe, expect, it } from '@rstest/core';
import { perLanguageSchema } from '../../../../shared/node/perLanguageSchema';

describe('perLanguageSchema', () => {
  it('accepts one text, and any languages', () => {
    for (const text of ['Rspack', { en: 'a' }, { fr: 'b', 'pt-BR': 'c' }]) {
      expect(perLanguageSchema.parse(text)).toEqual(text);
    }
  });
  const form = 'expected text, or one text per language such as { en: "…", zh: "…" }';
  const empty = 'expected some text, got an empty string';
  for (const [wrong, message] of [
    [7, form],
    [null, form],
    [['a'], form],
    [{}, form],
    [{ en: 7 }, form],
    ['', empty],
    [{ en: '' }, empty],
  ] as const) {
    it(`refuses ${JSON.stringify(wrong)}: ${message}`, () => {
      expect(perLanguageSchema.safeParse(wrong).error?.issues[0]?.message).toBe(message);
    });
  }
});
