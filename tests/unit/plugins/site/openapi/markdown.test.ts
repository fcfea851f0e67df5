import { describe, expect, it } from '@rstest/core';
import { asCell, asMdx, firstSentence } from '../../../../../plugins/site/openapi/markdown';
import { parseMdx } from './apiOf';

describe('Markdown of a document', () => {
  it.each([
    ['Take {id} <b>now</b>', 'Take \\{id\\} \\<b>now\\</b>'],
    ['Code `{a}` and ``<`>``', 'Code `{a}` and ``<`>``'],
    ['A lone ` {a}\n\n` {b}', 'A lone ` \\{a\\}\n\n` \\{b\\}'],
    ['Escaped \\{a} and \\\\{b}', 'Escaped \\{a\\} and \\\\\\{b\\}'],
    ['See <https://a.example/b_c>', 'See [https://a.example/b\\_c](https://a.example/b_c)'],
    ['import a', '&#105;mport a'],
    ['A<br>B<!-- {c} -->', 'A<br />B'],
    ['# Title {a}', '**Title \\{a\\}**'],
    ['    indented {code}', '```\nindented {code}\n```'],
    ['```js\n<a {b}>', '```js\n<a {b}>\n```'],
  ])('%s', (source, expected) => {
    expect(asMdx(source)).toBe(expected);
  });

  it('always is MDX', () => {
    const sources = [
      'a {b <c> </d> {e: {f}}',
      '- item {a}\n\n      code {b}\n\n  ```\n  {c}\n  ```\n- <d',
      '> quote <e {f}\n> ```\n> {g}\n> ```',
      '| a | b |\n| - | - |\n| {c} | <d> |',
      '<details>\n\n`{a}`\n\n</details>',
      'export const a = 1\n\nimport it',
      '[a]: <b {c}>\n\n[x](<{y}>) ![{z}](q "{r}")',
      '\\\\{a} \\<b \\\\<c ```{d}``` `` ` {e} ``',
    ];
    for (const source of sources) {
      for (const text of [asMdx(source), `| a |\n| --- |\n| ${asCell(source)} |`])
        expect(() => parseMdx(text)).not.toThrow();
    }
  });

  it('has one line in a cell, without signs that end it', () => {
    expect(asCell('One | two\nthree\n\n- a `x | y`\n- b\n\n```\ncode {c}\n```')).toBe(
      'One \\| two three<br />• a `x \\| y`<br />• b<br />`code {c}`',
    );
  });

  it('has a first sentence of plain text', () => {
    expect(firstSentence('# T\n\nA **b** `c`\nd. E.')).toBe('A b c d.');
  });
});
