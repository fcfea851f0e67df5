import { type PerLanguage, textIn } from '../../shared/perLanguage';
import { type TextKey, text } from './text';

/** The site's own texts, from the option `text` of a plugin. */
export type OwnTexts = Partial<Record<TextKey, PerLanguage>>;

/** A text in the language of a page, in English where it is missing. The site's own texts come first. */
export function readerText(key: TextKey, lang: string, siteTexts: OwnTexts = {}): string {
  const given = siteTexts[key];
  return typeof given === 'string' ? given : textIn({ ...text[key], ...given }, lang, 'en');
}

/** A text in each language of the site, as `i18nSource` takes it. */
export function readerTexts(
  key: TextKey,
  langs: readonly string[],
  siteTexts?: OwnTexts,
): Record<string, string> {
  return Object.fromEntries(langs.map(lang => [lang, readerText(key, lang, siteTexts)]));
}
