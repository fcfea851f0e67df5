/** What a line can be marked as; `add` and `remove` make a diff. */
export type Mark = 'add' | 'remove' | 'highlight' | 'focus' | 'error' | 'warning';

/** Words of the notation `[!code word]`. */
const words: Record<string, Mark> = {
  '++': 'add',
  '--': 'remove',
  highlight: 'highlight',
  hl: 'highlight',
  focus: 'focus',
  error: 'error',
  warning: 'warning',
};

/** A comment in any common syntax that contains only the notation; a line may end with several. */
const notation =
  /\s*(?:\{\/\*|\/\/|\/\*|#|<!--|--|;)\s*\[!code (\+\+|--|highlight|hl|focus|error|warning)(?::(\d+))?\]\s*(?:\*\/\}|\*\/|-->)?\s*$/;

/** Marks of a sample by line number, from 1. */
export type Marks = Map<number, Set<Mark>>;

/** A sample without the notation, the marks, and the numbers of the lines that are left, from 0; all if undefined. */
export interface Taken {
  code: string;
  marks: Marks;
  left?: number[];
}

/**
 * Reads the notation `// [!code ++]` and removes it. After code it marks its line, or with `:n` n lines
 * from there; on a line of its own it marks the n lines below, and its line is removed.
 */
export function takeMarks(code: string): Taken {
  if (!code.includes('[!code ')) return { code, marks: new Map() };
  const marks: Marks = new Map();
  const lines: string[] = [];
  const left: number[] = [];
  for (let [number, line] of code.split('\n').entries()) {
    const lineMarks: [Mark, number][] = [];
    for (let match = notation.exec(line); match; match = notation.exec(line)) {
      line = line.slice(0, match.index);
      lineMarks.push([words[match[1]!]!, Number(match[2] ?? 1)]);
    }
    const isAlone = lineMarks.length > 0 && line.trim() === '';
    if (!isAlone) {
      lines.push(line);
      left.push(number);
    }
    const first = lines.length + (isAlone ? 1 : 0);
    for (const [mark, count] of lineMarks) addMark(marks, mark, first, first + count - 1);
  }
  return { code: lines.join('\n'), marks, left };
}

/** Reads the line numbers that a fence highlights from its meta: `{1,3-5}` outside quotes. */
export function marksInMeta(meta = ''): Marks {
  const marks: Marks = new Map();
  const [, list = ''] = /\{([\d\s,-]+)\}/.exec(meta.replace(/"[^"]*"|'[^']*'/g, '')) ?? [];
  for (const range of list.split(',').filter(text => text.trim())) {
    const [from = 0, to = from] = range.split('-').map(Number);
    addMark(marks, 'highlight', from, to);
  }
  return marks;
}

/** Adds one mark to every line of a range, both ends included. */
export function addMark(marks: Marks, mark: Mark, from: number, to = from): void {
  for (let line = from; line <= to; line++) {
    marks.set(line, (marks.get(line) ?? new Set()).add(mark));
  }
}
