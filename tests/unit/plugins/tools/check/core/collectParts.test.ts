import { describe, expect, it } from '@rstest/core';
import { pageOf } from '../../support';

const page = pageOf(`---
title: A
---
import B from 'b';

Intro with [a link](/intro).

# A [linked](/heading) title

![drawing](/a.svg)

\`\`\`ts title="a.ts" run
const a = 1;
\`\`\`

:::tip Title
Text
:::

## Table

| Head |  | ![](/icon.svg) |
| ---- | - | - |
| \`a\` | b | c |

<Card title="T" count={1 + 1} {...rest}>

[inner](/inner)

</Card>

Text <Badge text="new" />
`);

describe('collectParts', () => {
  it('collects links with the section that they are in', () => {
    expect(page.links.map(({ url, section, line }) => [url, section, line])).toEqual([
      ['/intro', -1, 6],
      ['/heading', 0, 8],
      ['/inner', 1, 28],
    ]);
  });

  it('collects images and the positions of empty header cells', () => {
    expect(page.images.map(({ url, alt }) => [url, alt])).toEqual([
      ['/a.svg', 'drawing'],
      ['/icon.svg', ''],
    ]);
    expect(page.tables).toMatchObject([{ rows: 2, columns: 3, emptyHeader: { line: 22, column: 8 } }]);
  });

  it('collects fences with language, attributes and code', () => {
    expect(page.fences).toEqual([
      {
        lang: 'ts',
        attributes: { title: 'a.ts', run: '' },
        code: 'const a = 1;',
        line: 12,
        column: 1,
        indent: 0,
        section: 0,
      },
    ]);
  });

  it('collects containers and components with their props', () => {
    expect(page.containers.map(({ name, line }) => [name, line])).toEqual([['tip', 16]]);
    expect(page.components.map(({ name, attributes }) => [name, attributes])).toEqual([
      ['Card', { title: 'T', count: '1 + 1' }],
      ['Badge', { text: 'new' }],
    ]);
    expect(page.components[0]!.positions.count).toMatchObject({ line: 26, column: 17 });
  });

  it('collects prose per section, without code blocks and imports', () => {
    expect(page.prose).toHaveLength(3);
    expect(page.prose[0]).toContain('Intro with a link.');
    expect(page.prose.join()).not.toMatch(/const a|import/);
    expect(page.prose[2]).toContain('`a` | b | c |');
  });

  it('collects the facts of options with the code blocks inside', () => {
    const { facts, fences } = pageOf(
      '# a\n\n```ts\n1\n```\n\n<OptionFacts>\n\n- **Type:**\n\n  ```ts\n  2\n  ```\n\n</OptionFacts>\n',
    );
    expect(facts[0]!.facts[0]!.fences.map(index => fences[index]!.code)).toEqual(['2']);
    expect(facts[0]!.section).toBe(0);
  });
});
