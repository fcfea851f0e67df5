/** Texts by key and language. */
export type Words = Record<string, Record<string, string>>;

/** Rspress's words with those of the theme on top, language by language: other languages keep theirs. */
export function withWords<W extends Words>(words: W, own: Words): W & Words {
  const merged = Object.entries(own).map(([key, texts]) => [key, { ...words[key], ...texts }]);
  return { ...words, ...Object.fromEntries(merged) };
}
