/** The id of a heading, as `github-slugger` makes it: words in small letters, joined by hyphens. */
export const headingId = (title: string): string =>
  title
    .trim()
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
