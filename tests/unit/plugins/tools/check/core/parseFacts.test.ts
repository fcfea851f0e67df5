import { describe, expect, it } from '@rstest/core';
import { pageOf } from '../../support';

const factsOf = (bullets: string) =>
  pageOf(`# a\n\n<OptionFacts>\n\n${bullets}\n\n</OptionFacts>\n`).facts[0]!.facts;

describe('parseFacts', () => {
  it('separates text from code spans and gives each its position', () => {
    expect(factsOf('- **Default:** `1` in **dev**')).toEqual([
      {
        kind: 'default',
        line: 5,
        column: 1,
        fences: [],
        parts: [
          { code: false, value: ' ', line: 5, column: 15 },
          { code: true, value: '1', line: 5, column: 16 },
          { code: false, value: ' in ', line: 5, column: 19 },
          { code: false, value: 'dev', line: 5, column: 25 },
          { code: false, value: '\n', line: 5, column: 23 },
        ],
      },
    ]);
  });

  it.each([
    ['- **Type:** `a`', 'type'],
    ['- **类型：** `a`', 'type'],
    ['- **默认值：** `a`', 'default'],
    ['- **版本：** `a`', 'version'],
    ['- **Since:** `a`', 'Since'],
  ])('%s is of the kind %s', (bullet, kind) => {
    expect(factsOf(bullet)[0]!.kind).toBe(kind);
  });

  it('assigns code blocks to their bullet', () => {
    const facts = factsOf('- **Type:**\n\n  ```ts\n  type A = 1;\n  ```\n\n- **Default:** `1`');
    expect(facts.map(({ kind, fences }) => [kind, fences])).toEqual([
      ['type', [0]],
      ['default', []],
    ]);
  });

  it('ignores bullets without a label', () => {
    expect(factsOf('- `boolean`\n- Type: `a`')).toEqual([]);
  });
});
