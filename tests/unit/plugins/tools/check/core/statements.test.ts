import { describe, expect, it } from '@rstest/core';
import { pageOf } from '../../support';

const statements = (source: string) =>
  pageOf(source).statements.map(({ text, line, section }) => [text, line, section]);

describe('statements', () => {
  it('are sentences with the lines on which they begin', () => {
    expect(statements('# A\n\nFirst. Second\ngoes on. Third!\nFourth?\n')).toEqual([
      ['First.', 3, 0],
      ['Second\ngoes on.', 3, 0],
      ['Third!', 4, 0],
      ['Fourth?', 5, 0],
    ]);
  });

  it.each([
    ['Set `a. b` to 1.5. Done.', ['Set `a. b` to 1.5.', 'Done.']],
    ['第一句。第二句！第三句', ['第一句。', '第二句！', '第三句']],
    ['See [the page](/a). End', ['See the page.', 'End']],
    ['Use `rsbuild.config.ts` always', ['Use `rsbuild.config.ts` always']],
  ])('%s', (source, expected) => {
    expect(statements(`${source}\n`).map(([text]) => text)).toEqual(expected);
  });

  it('include list items but no headings and no code', () => {
    expect(statements('# A.\n\n- One.\n- Two.\n\n```ts\nThree.\n```\n').map(([text]) => text)).toEqual([
      'One.',
      'Two.',
    ]);
  });

  it('are rows of tables, without the header', () => {
    const [row] = pageOf('| Error | Fix |\n| - | - |\n| `a` | b |\n').statements;
    expect(row).toEqual({
      text: '`a` | b',
      line: 3,
      column: 1,
      section: -1,
    });
  });
});
