/** A number with its noun: `1 warning`, `2 warnings`. @param nouns the plural; a word without a final s stays as it is */
export const counted = (count: number, nouns: string): string =>
  `${count} ${count === 1 ? nouns.replace(/s$/, '') : nouns}`;
