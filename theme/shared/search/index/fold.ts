const ascii = /^[\0-\x7f]*$/;
const marks = /([\u0400-\u04ff][\u0300-\u036f]*)|[\u0300-\u036f]+/g;

/**
 * The form in which words are compared: lower case, without accents.
 * Korean syllables and Cyrillic letters stay composed (`й` is not `и`).
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ascii.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(marks, (_, cyrillic: string | undefined) => cyrillic ?? '')
    .normalize('NFC');
}

/** Only the letters and digits of a folded text: `assetPrefix` and `asset prefix` give the same. */
export function squeeze(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Width of a text: a character above code 255 is 3 wide, as it takes about the room of three letters.
 * Hits give the length of matches in this unit; it is a part of the contract of remote search.
 */
export function widthOf(text: string): number {
  let width = 0;
  for (let index = 0; index < text.length; index++) width += unitWidth(text, index);
  return width;
}

/** How many UTF-16 units of `text`, from `start` on, are `width` wide; the reverse of {@link widthOf}. */
export function unitsOf(text: string, start: number, width: number): number {
  let units = 0;
  for (let left = width; left > 0 && start + units < text.length; units++) {
    left -= unitWidth(text, start + units);
  }
  return units;
}

function unitWidth(text: string, index: number): number {
  return text.charCodeAt(index) > 255 ? 3 : 1;
}
