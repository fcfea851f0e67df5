/** English endings, longest first; what remains must keep at least 3 letters (4 before a lone vowel). */
const endings =
  /(?:ifications?|if(?:y|ies|ied|ying)|izations?|iz(?:e|es|ed|ing|er|ers)|ations?|at(?:e|es|ed|ing)|itions?|ments?|ings?|ions?|ers?|ies|ied|es|ed|(?<![saui])s|e|(?<![aeiou])y)$/;

/**
 * The common part of the forms of an English word: `caching`, `cached` and `caches` give `cach`.
 * Approximate on purpose: it only widens a search.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const cut = word.replace(endings, '');
  if (cut.length < 3) return word;
  // `setting` and `bundled`: the doubled letter belongs to the ending.
  return /([bdgmnprt])\1$/.test(cut) && cut.length < word.length ? cut.slice(0, -1) : cut;
}
