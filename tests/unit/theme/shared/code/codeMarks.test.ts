import { describe, expect, it } from '@rstest/core';
import { type Marks, marksInMeta, takeMarks } from '../../../../../theme/shared/code/codeMarks';

const plain = (marks: Marks) =>
  [...marks].sort(([a], [b]) => a - b).map(([line, kinds]) => [line, ...kinds].join(' '));

describe('takeMarks', () => {
  const table: [title: string, code: string, left: string, marks: string[]][] = [
    ['leaves plain code alone', 'a\nb', 'a\nb', []],
    ['takes a comment off its line', 'a // [!code ++]\nb', 'a\nb', ['1 add']],
    ['knows hash comments', 'a # [!code --]', 'a', ['1 remove']],
    ['knows block comments', 'a /* [!code focus] */', 'a', ['1 focus']],
    ['knows markup comments', '<a> <!-- [!code warning] -->', '<a>', ['1 warning']],
    ['knows comments in JSX', '<a /> {/* [!code error] */}', '<a />', ['1 error']],
    ['takes several from one line', 'a // [!code ++] // [!code focus]', 'a', ['1 focus add']],
    ['counts lines', 'a // [!code hl:2]\nb\nc', 'a\nb\nc', ['1 highlight', '2 highlight']],
    [
      'removes a comment line and marks the next ones',
      'a\n// [!code ++:2]\nb\nc\nd',
      'a\nb\nc\nd',
      ['2 add', '3 add'],
    ],
    ['leaves unknown words where they are', 'a // [!code blink]', 'a // [!code blink]', []],
    ['does not take the notation out of strings', "a('[!code ++]')", "a('[!code ++]')", []],
  ];
  for (const [title, code, left, marks] of table) {
    it(title, () => {
      const result = takeMarks(code);
      expect(result.code).toBe(left);
      expect(plain(result.marks)).toEqual(marks);
    });
  }
});

describe('marksInMeta', () => {
  it('reads numbers and ranges', () => {
    expect(plain(marksInMeta('title="a.ts" {1, 3-4}'))).toEqual([
      '1 highlight',
      '3 highlight',
      '4 highlight',
    ]);
  });
  it('does not read quoted text, or what is not a list', () => {
    expect(plain(marksInMeta('title="{1}" render={a}'))).toEqual([]);
    expect(plain(marksInMeta())).toEqual([]);
  });
});
