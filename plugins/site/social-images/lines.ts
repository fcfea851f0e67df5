/** What a text has to fit into. */
export interface Room {
  /** Width of a line. */
  width: number;
  /** Highest number of lines. */
  lines: number;
  /** Width of a text. */
  measure: (text: string) => number;
}

/** Characters of scripts without spaces between words, and their punctuation. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
/** Characters that no line begins with: closing marks, small kana and marks of repetition. */
const noStart =
  /[\p{Pe}\p{Pf}\p{M}!%),.:;?\]}、。，．：；？！…‥％ー々〻ゝゞヽヾぁぃぅぇぉっゃゅょァィゥェォッャュョ\u200d]/u;
/** Characters that no line ends with: opening marks. */
const noEnd = /[\p{Ps}\p{Pi}$#@\u200d]/u;
/** Where a word that is longer than a line is divided first: between the parts of a name. */
const partEnd = /(?<=[._/:-])|(?<=\p{Ll})(?=\p{Lu})/u;
const ellipsis = '…';

/** Whether a text fits without being cut. */
export const fits = (text: string, room: Room): boolean => allLines(text, room).length <= room.lines;

/** A text in lines; what does not fit ends in an ellipsis. */
export function linesOf(text: string, room: Room): string[] {
  const lines = allLines(text, room);
  if (lines.length <= room.lines) return lines;
  const shown = lines.slice(0, room.lines);
  const last = shown.pop()!;
  let end = last;
  while (end && room.measure(end + ellipsis) > room.width) end = end.replace(/.$/su, '');
  // A word of letters is shown whole or not at all, unless it is all there is.
  const [next = ''] = last.slice(end.length);
  if (/[\p{L}\p{N}]/u.test(next) && !wide.test(next)) end = end.replace(/(?<=\s)[\p{L}\p{N}]+$/u, '');
  return [...shown, end.replace(/[\s\p{P}]+$/u, '') + ellipsis];
}

/** A text in as few lines as possible, all about as long. */
export function balancedLines(text: string, room: Room): string[] {
  const { length } = allLines(text, room);
  if (length < 2 || length > room.lines) return linesOf(text, room);
  let [tooNarrow, enough] = [0, room.width];
  while (enough - tooNarrow > 1) {
    const width = (tooNarrow + enough) / 2;
    if (allLines(text, { ...room, width }).length > length) tooNarrow = width;
    else enough = width;
  }
  return allLines(text, { ...room, width: enough });
}

/** A text in as many lines as it takes. */
function allLines(text: string, { width, measure }: Room): string[] {
  const lines: string[] = [];
  let line = '';
  const isShort = (part: string) => measure(part.trimEnd()) <= width;
  const end = () => {
    if (line) lines.push(line.trimEnd());
    line = '';
  };
  for (const piece of piecesOf(text)) {
    if (isShort(line + piece)) {
      line += piece;
      continue;
    }
    end();
    for (const part of isShort(piece) ? [piece] : piece.split(partEnd)) {
      for (const smaller of isShort(part) ? [part] : Array.from(part)) {
        if (!isShort(line + smaller)) end();
        line += smaller;
      }
    }
  }
  end();
  return lines;
}

/** The parts of a text between which a line may end; the space behind a word belongs to it. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let before = '';
  for (const character of text.trim().replace(/\s+/g, ' ')) {
    if (before && !mayEnd(pieces.at(-1)!, before, character)) pieces[pieces.length - 1] += character;
    else pieces.push(character);
    before = character;
  }
  return pieces;
}

function mayEnd(piece: string, before: string, after: string): boolean {
  if (after === ' ' || noStart.test(after)) return false;
  if (before === ' ') return true;
  if (noEnd.test(before)) return false;
  if (wide.test(before) || wide.test(after)) return true;
  // A word in two parts, but not an option of a command.
  return /[\p{L}\p{N}][-–—/]$/u.test(piece) && /\p{L}/u.test(after);
}
