import { closestLanguage } from '../../shared/node/closestLanguage';
import { stockKeys, type Translation } from './translations/translation';
import { translations } from './translations/translations';

/** Texts by key and language. */
export type Words = Record<string, Record<string, string>>;

/** Words of a site's configuration, or a function that changes all words. */
type Source<W> = W | ((words: W) => W | Promise<W>);

/** Two tables as one, language by language; the second one wins. */
export function withWords<W extends Words>(words: W, added: Words): W & Words {
  const merged = Object.entries(added).map(([key, texts]) => [key, { ...words[key], ...texts }]);
  return { ...words, ...Object.fromEntries(merged) };
}

/** Words of the theme in all its languages, with Rspress's own keys. Rspress leaves out what the site does not use. */
export function inAllLanguages(words: Words): Words {
  const languages = Object.entries<Translation>(translations);
  const textsOf = (key: string) =>
    Object.fromEntries(languages.map(([lang, texts]) => [lang, texts[key as keyof Translation]]));
  return Object.fromEntries(
    [...Object.keys(words), ...stockKeys].map(key => [key, { ...words[key], ...textsOf(key) }]),
  );
}

/** A table in which languages without a text of their own have that of the closest one: Rspress looks for their very tag. */
export function forLanguages(words: Words, langs: readonly string[]): Words {
  const closest = (texts: Record<string, string>) =>
    langs.flatMap(lang => {
      const key = closestLanguage(Object.keys(texts), lang);
      return key === undefined || texts[lang] ? [] : [[lang, texts[key]!]];
    });
  return Object.fromEntries(
    Object.entries(words).map(([key, texts]) => [key, { ...texts, ...Object.fromEntries(closest(texts)) }]),
  );
}

/**
 * The site's `i18nSource` on top of the theme's words: Rspress reads it without those of plugins too, and
 * stops at a key without an English text.
 */
export function withFallback(
  site: Source<Words> | undefined,
  themeWords: Words,
): (words: Words) => Promise<Words> {
  return async words => {
    const all = withWords(themeWords, words);
    return typeof site === 'function' ? site(all) : withWords(all, site ?? {});
  };
}
