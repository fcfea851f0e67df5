import { describe, expect, it } from '@rstest/core';
import { balancedLines, fits, linesOf } from '../../../../../plugins/site/social-images/lines';

/** A Latin character is one wide, a Chinese one two. */
const measure = (text: string) =>
  Array.from(text).reduce((sum, character) => sum + (character.codePointAt(0)! >= 0x2e80 ? 2 : 1), 0);
const room = (width: number, lines = 9) => ({ width, lines, measure });

describe('lines', () => {
  it.each<[name: string, text: string, width: number, lines: string[]]>([
    ['words', 'Pictures for link  previews', 13, ['Pictures for', 'link previews']],
    ['a space at the end of a line takes no room', 'ab cd', 2, ['ab', 'cd']],
    ['Chinese between any two characters', '构建时绘制图片', 6, ['构建时', '绘制图', '片']],
    ['a mark stays with what it closes', '构建时，绘制。', 6, ['构建', '时，绘', '制。']],
    ['a mark stays with what it opens', '构建（绘制）', 6, ['构建', '（绘', '制）']],
    ['Chinese beside English', '用 Rsbuild构建', 10, ['用 Rsbuild', '构建']],
    ['a word in two parts', 'server-side rendering', 12, ['server-side', 'rendering']],
    ['between its parts, if it is too long', 'server-side', 8, ['server-', 'side']],
    ['not inside of an option', 'use it --watch', 9, ['use it', '--watch']],
    ['a name between its parts', 'output.cleanDistPath', 10, ['output.', 'cleanDist', 'Path']],
    ['a long word anywhere', 'aaaaaaaa', 3, ['aaa', 'aaa', 'aa']],
    ['nothing', '  ', 3, []],
  ])('of %s', (_, text, width, lines) => {
    expect(linesOf(text, room(width))).toEqual(lines);
  });

  it.each<[text: string, width: number, max: number, lines: string[]]>([
    ['one two three four', 8, 2, ['one two', 'three…']],
    ['one two, three', 9, 1, ['one two…']],
    ['one two afternoon', 11, 1, ['one two…']],
    ['构建时绘制图片', 6, 1, ['构建…']],
    ['aaaaaaaa', 4, 1, ['aaa…']],
    ['one two', 7, 1, ['one two']],
  ])('end in an ellipsis where a text is cut: %s', (text, width, max, lines) => {
    expect(linesOf(text, room(width, max))).toEqual(lines);
    expect(fits(text, room(width, max))).toBe(!lines.at(-1)!.endsWith('…'));
  });

  it('are about as long as each other, in as few lines as possible', () => {
    const text = 'a bb ccc dddd eeee ff';
    expect(linesOf(text, room(18))).toEqual(['a bb ccc dddd eeee', 'ff']);
    expect(balancedLines(text, room(18))).toEqual(['a bb ccc', 'dddd eeee ff']);
    expect(balancedLines('a bb', room(18))).toEqual(['a bb']);
    expect(balancedLines(text, room(9, 2))).toEqual(linesOf(text, room(9, 2)));
  });
});
