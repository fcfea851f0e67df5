/** One text for all languages, or one per language such as `{ en: 'Tools', zh: '工具' }`. */
export type PerLanguage = string | Record<string, string>;

/** The text for a language (`zh-CN`), else for its base language, the site's default language or the first one. */
export function textIn(text: PerLanguage, lang: string, defaultLang: string): string {
  if (typeof text === 'string') return text;
  return text[languageIn(text, lang) ?? languageIn(text, defaultLang) ?? Object.keys(text)[0]!] ?? '';
}

/** The key whose text readers of a language see; undefined where only a different language is left. */
export function languageIn(text: Record<string, string>, lang: string): string | undefined {
  const keys = Object.keys(text);
  const of = (tag: string) => tag.toLowerCase().split(/[-_]/);
  const wanted = of(lang);
  return (
    keys.find(key => of(key).join('-') === wanted.join('-')) ??
    keys.find(key => of(key).join('-') === wanted[0]) ??
    keys.find(key => of(key)[0] === wanted[0])
  );
}
