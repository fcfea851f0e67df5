/** Texts by key and language. */
export type Words = Record<string, Record<string, string>>;

/** Words of a site's configuration, or a function that changes all words. */
type Source<W> = W | ((words: W) => W | Promise<W>);

/** Two tables as one, language by language; the second one wins. */
export function withWords<W extends Words>(words: W, added: Words): W & Words {
  const merged = Object.entries(added).map(([key, texts]) => [key, { ...words[key], ...texts }]);
  return { ...words, ...Object.fromEntries(merged) };
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
