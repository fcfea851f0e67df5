import { type PerLanguage, textIn } from '../../shared/perLanguage';
import { type TextKey, text } from '../text';

/** Texts of the site's own, as the option `text` of a plugin gives them. */
export type OwnTexts = Partial<Record<TextKey, PerLanguage>>;

/** A text in every language that it has: those of the site's option over those of the plugin. */
export function allTexts(key: TextKey, own: OwnTexts): PerLanguage {
  const given = own[key];
  return typeof given === 'string' ? given : { ...text[key], ...given };
}

/** A text in the language of a page, in English where it is missing. */
export function readerText(key: TextKey, lang: string, own: OwnTexts = {}): string {
  return textIn(allTexts(key, own), lang, 'en');
}
