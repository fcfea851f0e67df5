import { describe, expect, it } from '@rstest/core';
import { Translator } from '../../../website/generate/translate';

describe('a translated sentence', () => {
  const dictionary = { 'What it says.': '内容。' };

  it('comes from the dictionary by its English text, and stays English on English pages', () => {
    expect(new Translator('zh', dictionary).text('What it says.')).toBe('内容。');
    expect(new Translator('en', dictionary).text('What it says.')).toBe('What it says.');
  });

  it('is English and noted where the dictionary lacks it', () => {
    const translator = new Translator('zh', dictionary);
    expect(translator.text('Where it leads.')).toBe('Where it leads.');
    expect([...translator.missing]).toEqual(['Where it leads.']);
  });

  it.each(['`server.port`', '153.9 KB', '–', '0.739', '[`x`](/plugins/head)'])(
    'is not needed for %s',
    text => {
      const translator = new Translator('zh', dictionary);
      expect(translator.text(text)).toBe(text);
      expect(translator.missing.size).toBe(0);
    },
  );
});
