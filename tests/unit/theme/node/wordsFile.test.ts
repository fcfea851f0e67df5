import { describe, expect, it } from '@rstest/core';
import { wordsProblems } from '../../../../theme/node/wordsFile';

const known = { langs: ['en', 'zh'], keys: ['outlineTitle', 'searchPlaceholderText'] };

describe('a file of words', () => {
  it('has no problems with words of the theme and of the site, in languages of the site', () => {
    const words = {
      outlineTitle: { en: 'Contents', zh: '目录' },
      ourWord: { en: 'Ours' },
      aTitle: { zh: '标题' },
    };
    expect(wordsProblems(`\uFEFF${JSON.stringify(words)}`, known)).toEqual([]);
  });

  it('is read as JSON: the line of the mistake is named', () => {
    const [problem] = wordsProblems('{\n  "outlineTitle": { "en": "Contents", }\n}\n', known);
    expect(problem).toMatch(/^2: the JSON cannot be read: /);
    const [unclosed] = wordsProblems('{\n  "outlineTitle": { "en": "Contents" }\n\n', known);
    expect(unclosed).toMatch(/^2: the JSON cannot be read: /);
    expect(wordsProblems('[]', known)).toEqual(['1: write `{ "key": { "en": "Text" } }`']);
  });

  it('names texts without a language, misspelt keys and languages that the site does not have', () => {
    const lines = [
      '{',
      '  "outlineTitle": "Contents",',
      '  "serchPlaceholderText": { "en": "Find" },',
      '  "searchPlaceholderText": { "de": "Suche", "fr": "Chercher" },',
      '  "ownWord": { "de": "Wort" }',
      '}',
    ];
    expect(wordsProblems(lines.join('\n'), known)).toEqual([
      '2: outlineTitle: write a text for each language: `{ "en": "Text" }`',
      '3: serchPlaceholderText: the theme has no such word. Did you mean `searchPlaceholderText`?',
      '4: the site has no language "de"; its languages: en, zh',
      '4: the site has no language "fr"; its languages: en, zh',
    ]);
  });
});
