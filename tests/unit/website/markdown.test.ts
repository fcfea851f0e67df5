import { describe, expect, it } from '@rstest/core';
import { mdx, table, tableUnder } from '../../../website/generate/markdown';

describe('a generated table', () => {
  it('escapes the bars of its cells, once', () => {
    expect(table(['A', 'B'], [['`x | y`', 'a \\| b']])).toBe(
      '| A | B |\n| --- | --- |\n| `x \\| y` | a \\| b |\n',
    );
  });
});

describe('text from outside in MDX', () => {
  it.each([
    ['{{count}} results', '\\{\\{count\\}\\} results'],
    ['the `<dialog>` of `{ a: 1 }`', 'the `<dialog>` of `{ a: 1 }`'],
    ['a <b>', 'a \\<b\\>'],
  ])('has no expression and no tag outside code: %s', (text, escaped) => {
    expect(mdx(text)).toBe(escaped);
  });
});

describe('a table of a README', () => {
  const readme = `# Package

## First

| No | Use |
| --- | --- |
| 1 | \`a \\| b\` |

\`\`\`mdx
# not a heading

| no | table |
\`\`\`

### Below first

| Second | table |
|---|---|
| 2 | x |

## Last

Text.
`;

  it('is found by its heading and number, header first, below subheadings too', () => {
    expect(tableUnder(readme, 'First')).toEqual([
      ['No', 'Use'],
      ['1', '`a \\| b`'],
    ]);
    expect(tableUnder(readme, 'First', 1)).toEqual([
      ['Second', 'table'],
      ['2', 'x'],
    ]);
  });

  it.each([
    ['Last', 0],
    ['First', 2],
    ['not a heading', 0],
    ['Unknown', 0],
  ])('is missed with its name: %s, %i', (heading, number) => {
    expect(() => tableUnder(readme, heading, number)).toThrow(`"${heading}"`);
  });
});
