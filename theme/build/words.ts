/** Texts by key and language. */
export type Words = Record<string, Record<string, string>>;

/** Words of a site's configuration, or a function that changes all words. */
type Source<W> = W | ((words: W) => W | Promise<W>);

/** Two tables as one, language by language; the second one wins. */
export function withWords<W extends Words>(words: W, own: Words): W & Words {
  const merged = Object.entries(own).map(([key, texts]) => [key, { ...words[key], ...texts }]);
  return { ...words, ...Object.fromEntries(merged) };
}

/**
 * The configuration's `i18nSource` on top of the theme's words. Rspress also reads the words of a
 * site without those of plugins, and then stops the build at a key that has no English text.
 */
export function withFallback(site: Source<Words> | undefined, own: Words): (words: Words) => Promise<Words> {
  return async words => {
    const all = withWords(own, words);
    return typeof site === 'function' ? site(all) : withWords(all, site ?? {});
  };
}
