import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';
import { text as pluginText } from '../../../../../plugins/shared/text';
import { translations as pluginTranslations } from '../../../../../plugins/shared/translations/translations';
import { stockKeys } from '../../../../../theme/node/translations/translation';
import { translations as themeTranslations } from '../../../../../theme/node/translations/translations';
import { optionalText, text as themeText } from '../../../../../theme/text';

type Table = Record<string, string>;

/** The English texts of a package, and what its translations have of them. */
const packages: [name: string, english: Table, languages: Record<string, Table>][] = [
  [
    'theme',
    englishOf({ ...themeText, ...Object.assign({}, ...Object.values(optionalText)) }),
    themeTranslations,
  ],
  ['plugins', englishOf(pluginText), pluginTranslations],
];

function englishOf(table: Record<string, { en: string }>): Table {
  return Object.fromEntries(Object.entries(table).map(([key, { en }]) => [key, en]));
}

/** Names that no language translates. */
const names = /^(?:Webhooks?|Cookies?)$/;

/** Words that are the same in these languages and in English. */
const sameAsEnglish: Record<string, string[]> = {
  de: [
    ...['Version', 'Info', 'Details', 'Version: {{name}}', 'Link', 'Code: {{lang}}'],
    ...['Name', 'Schemas', 'Status', 'Format: {format}'],
  ],
  es: ['No', 'experimental'],
  fr: [
    ...['Source', 'Sources', 'Menu', 'Important', 'Danger', 'Info', 'Image', 'Version', 'Type'],
    ...['Description', 'Contact'],
  ],
  it: ['Home', 'Menu', 'Link', 'No'],
  'pt-BR': ['Menu', 'Link', 'experimental', 'Tags', 'Status'],
  ar: [],
  ko: [],
  ru: [],
  ja: [],
  'zh-Hant': [],
};

/** Letters that every text of a language with a script of its own has. */
const scripts: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  'zh-Hant': /\p{Script=Han}/u,
};

/** Characters of Simplified Chinese in the Chinese words that Traditional Chinese writes differently. */
const simplified =
  /[页录码标题误换链关闭开启选择项复制键试请读载进为无还发这档说览连网络图语时间将该类总数实验详细录户体从归过问筛]/u;

/** Whether a text has a word to translate; a colon or a name with its value has none. */
const hasWords = (text: string) => !names.test(text) && /\p{L}/u.test(text.replace(/\{+\w+\}+/g, ''));

const placeholders = (text: string) => (text.match(/\{+\w+\}+/g) ?? []).sort();

describe.each(packages)('the words of the %s', (name, english, languages) => {
  for (const [lang, texts] of Object.entries(languages)) {
    it(`have the placeholders of English and are not empty: ${lang}`, () => {
      const differing = Object.entries(english).filter(
        ([key, text]) =>
          !texts[key]?.trim() || String(placeholders(texts[key])) !== String(placeholders(text)),
      );
      expect(differing.map(([key]) => key)).toEqual([]);
    });

    it(`start and end with the same space and punctuation as English: ${lang}`, () => {
      // A link follows `redirectText`, and a sentence stays a sentence.
      const ends = (text: string) => [/\s$/.test(text), /[.。]\s*$/.test(text), /…$/.test(text)];
      const differing = Object.entries(english)
        // A colon has a width, and a space, of its own in each language.
        .filter(([key]) => key !== 'lastUpdatedColon')
        .filter(([key, text]) => String(ends(texts[key]!)) !== String(ends(text)));
      expect(differing.map(([key]) => key)).toEqual([]);
    });

    it(`are translated: ${lang}`, () => {
      const left = Object.entries(texts).filter(([key, text]) => text === english[key] && hasWords(text));
      expect(left.filter(([, text]) => !sameAsEnglish[lang]!.includes(text))).toEqual([]);
      const script = scripts[lang];
      const foreign = Object.entries(texts).filter(
        ([, text]) => script && hasWords(text) && !script.test(text),
      );
      expect(foreign).toEqual([]);
    });
  }

  it('are Traditional Chinese where they say so', () => {
    const table: Table = languages['zh-Hant']!;
    expect(Object.values(table).filter(text => simplified.test(text))).toEqual([]);
  });

  it('exist in the same languages in every package', () => {
    expect(Object.keys(languages).sort()).toEqual(Object.keys(themeTranslations).sort());
    const folder = name === 'theme' ? 'theme/node/translations' : 'plugins/shared/translations';
    const files = readdirSync(folder).map(file => file.replace('.ts', ''));
    const others = ['translation', 'translations'];
    expect(files.filter(file => !others.includes(file)).sort()).toEqual(Object.keys(languages).sort());
  });
});

it("the theme's words include all of Rspress", async () => {
  const stock = await import(
    // Rspress does not export its words.
    `${process.cwd()}/node_modules/@rspress/core/dist/node/runtimeModule/DEFAULT_I18N_TEXT.js`
  );
  const keys = [...Object.keys(themeText), ...stockKeys] as string[];
  expect(Object.keys(stock.DEFAULT_I18N_TEXT).filter(key => !keys.includes(key))).toEqual([]);
});
