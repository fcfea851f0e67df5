import { closestLanguage } from '../../shared/node/closestLanguage';
import { languageIn, type PerLanguage, textIn } from '../../shared/perLanguage';
import { type TextKey, text } from './text';
import { translations } from './translations/translations';

/** The site's own texts, from the option `text` of a plugin. */
export type OwnTexts = Partial<Record<TextKey, PerLanguage>>;

/** A text in the language of a page, in English where it is missing. The site's own texts come first. */
export function readerText(key: TextKey, lang: string, siteTexts: OwnTexts = {}): string {
  const given = siteTexts[key];
  if (typeof given === 'string') return given;
  if (given && languageIn(given, lang) !== undefined) return textIn(given, lang, 'en');
  const brought = Object.keys(translations) as (keyof typeof translations)[];
  const closest = closestLanguage([...brought, 'en', 'zh'] as const, lang);
  if (closest === 'en' || closest === 'zh') return text[key][closest];
  return closest ? translations[closest][key] : textIn({ ...text[key], ...given }, 'en', 'en');
}

/** A text with values in place of their names: `{title}`. */
export const filledText = (
  key: TextKey,
  values: Record<string, string>,
  lang: string,
  siteTexts?: OwnTexts,
): string =>
  readerText(key, lang, siteTexts).replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);

/** A text in each language of the site, as `i18nSource` takes it. */
export function readerTexts(
  key: TextKey,
  langs: readonly string[],
  siteTexts?: OwnTexts,
): Record<string, string> {
  return Object.fromEntries(langs.map(lang => [lang, readerText(key, lang, siteTexts)]));
}
