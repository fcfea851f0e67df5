import { describe, expect, it } from '@rstest/core';
import * as library from 'beautiful-mermaid';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { drawing } from '../../../../../plugins/site/diagrams/drawing';
import { remarkDiagrams } from '../../../../../plugins/site/diagrams/remarkDiagrams';

const kinds = {
  flowchart: 'graph TD\nA["f(x)"]-->|"a | b"|B{{结束}}\nsubgraph g\nB-.->C[(data)]\nend',
  state: 'stateDiagram-v2\n[*] --> Idle\nIdle --> [*] : end',
  sequence: 'sequenceDiagram\nA->>B: hello\nNote over A: <note>',
  class: 'classDiagram\nA<|--B\nclass A {\n+run() void\n}',
  er: 'erDiagram\nA ||--o{ B : has\nA {\nint id PK\n}',
  chart: 'xychart-beta\nx-axis [a, b]\nbar [1, 2]\nline [2, 1]',
};

describe('a drawing', () => {
  it.each(Object.entries(kinds))('of a %s has neither styles nor colours nor other hosts', (_, source) => {
    const { svg, width } = drawing(library, source, '0');
    expect(width).toBeGreaterThan(40);
    expect(svg).not.toMatch(/ style=|<style|https?:|#[0-9a-f]{3,6}"|data-/);
    // Every id is used by what it belongs to alone.
    for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg).toContain(` id="${id}"`);
    expect([...svg.matchAll(/ id="(?!duet-)/g)]).toEqual([]);
  });

  it('has the texts of the source', () => {
    expect(drawing(library, kinds.flowchart, '0').texts).toEqual(
      expect.arrayContaining(['f(x)', 'a | b', '结束', 'data']),
    );
    expect(drawing(library, kinds.chart, '0').texts).not.toContain('Bar 1');
    expect(drawing(library, kinds.chart, '0').texts).not.toContain('Line 1');
    expect(drawing(library, kinds.er, '0').texts.join()).not.toContain('attributes');
    expect(drawing(library, kinds.sequence, '0').texts).toContain('<note>');
  });

  it('has other ids for the same source at another place of the page', () => {
    const ids = (key: string) => /id="([^"]+)"/.exec(drawing(library, kinds.flowchart, key).svg)?.[1];
    expect(ids('0')).not.toBe(ids('1'));
  });
});

describe('remarkDiagrams', () => {
  const compile = async (source: string) => {
    const problems: string[] = [];
    const file = new VFile({ path: '/site/a.md', value: source });
    const tree = unified().use(remarkParse).parse(file);
    await remarkDiagrams(
      async () => library,
      found => problems.push(...found),
    )(tree, file as never);
    return { tree: JSON.stringify(tree), problems };
  };
  const fence = (source: string, meta = '') => `\`\`\`mermaid${meta}\n${source}\n\`\`\`\n`;

  it.each([
    [fence('graph TD\nA[Start] --> B[End]', ' title="How it works"'), 'How it works'],
    [fence('graph TD\naccTitle: Two steps\nA --> B'), 'Two steps'],
    [fence('graph TD\nA[Start] --> B[End]'), 'Start, End'],
  ])('names the image: %j', async (source, name) => {
    const { tree } = await compile(source);
    expect(tree).toContain(JSON.stringify(name).slice(1, -1));
    expect(tree).toContain('"role"');
    expect(tree).toContain('diagrams.css');
  });

  it('leaves what it cannot draw as a code block, and reports it with its line', async () => {
    const { tree, problems } = await compile(
      `# A\n\n${fence('pie\n"a" : 1')}\n${fence('graph TD\nA --> B\nA[x --> B')}`,
    );
    expect(problems).toEqual([
      expect.stringMatching(/^\/site\/a\.md:4: "pie" cannot be drawn/),
      expect.stringMatching(/^\/site\/a\.md:11: the label of "A" has no closing/),
    ]);
    expect(tree.match(/"type":"code"/g)).toHaveLength(2);
    expect(tree).not.toContain('diagrams.css');
  });

  it('leaves pages without diagrams alone', async () => {
    expect((await compile('```js\na\n```')).tree).not.toContain('diagrams');
  });
});
