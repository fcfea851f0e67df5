/** The printable ASCII characters that JSON writes as they are, without `!` and the space. */
const alphabet = Array.from({ length: 92 }, (_, index) => String.fromCharCode(35 + index))
  .filter(character => character !== '\\')
  .join('');
const values = new Uint8Array(128);
for (let index = 0; index < alphabet.length; index++) values[alphabet.charCodeAt(index)] = index;

/** Numbers below this take one character; larger numbers continue in the characters above it. */
const single = 60;
const carry = alphabet.length - single;

/**
 * A number from 0 on as text, most often one character. Text, because static hosts compress `.json` but
 * not every binary file; compressed it is no larger than bytes are.
 */
export function digits(number: number): string {
  let text = '';
  let rest = number;
  while (rest >= single) {
    rest -= single;
    text += alphabet[single + (rest % carry)];
    rest = Math.floor(rest / carry);
  }
  return text + alphabet[rest];
}

/** Reads numbers that {@link digits} wrote, one after the other. */
export class DigitReader {
  private position = 0;

  constructor(private readonly text: string) {}

  /** Whether all numbers have been read. */
  get isDone(): boolean {
    return this.position >= this.text.length;
  }

  /** @throws RangeError at the end of the text */
  next(): number {
    let number = 0;
    let unit = 1;
    for (;;) {
      if (this.isDone) throw new RangeError('The search index ends too early.');
      const value = values[this.text.charCodeAt(this.position++)]!;
      if (value < single) return number + value * unit;
      number += single * unit + (value - single) * unit;
      unit *= carry;
    }
  }
}
