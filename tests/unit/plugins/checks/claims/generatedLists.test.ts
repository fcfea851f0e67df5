import { describe, expect, it } from '@rstest/core';
import { generateLists } from '../../../../../plugins/checks/claims/generatedLists';

const options = {
  kept: ['root'],
  passed: [],
  gone: ['dotenv', 'output.copy', 'output.html', 'resolve.*', 'a.b.c'],
};

describe('generateLists', () => {
  it('writes the rows of a table, groups in the order of the page', () => {
    const table = (rows: string) =>
      `Text.\n\n{/* list: gone */}\n\n| Group | Options |\n| --- | --- |\n${rows}\nEnd.\n`;
    expect(
      generateLists(table('| `output` | `old` |\n| Top level | `older` |\n| `dev` | `ws` |\n'), options),
    ).toBe(table('| `output` | `copy`, `html` |\n| Top level | `dotenv`, `resolve` |\n| `a.b` | `c` |\n'));
  });

  it('writes a bullet list with the punctuation of its language', () => {
    const source = '{/* list: gone */}\n\n- 顶层：`x`、`y`\n- `output`：`z`\n';
    expect(generateLists(source, options)).toBe(
      '{/* list: gone */}\n\n- 顶层：`dotenv`、`resolve`\n- `output`：`copy`、`html`\n- `a.b`：`c`\n',
    );
  });

  it.each([
    ['without a comment', '- Top level: `x`\n'],
    ['that is up to date', '{/* list: kept */}\n\n- Top level: `root`\n'],
  ])('leaves a list %s', (_, source) => {
    expect(generateLists(source, options)).toBe(source);
  });
});
