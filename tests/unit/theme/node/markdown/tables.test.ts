import { describe, expect, it } from '@rstest/core';
import { prepareTables } from '../../../../../theme/node/markdown/tables';
import type { PageNode } from '../../../../../theme/shared/html';

const element = (tagName: string, ...children: (PageNode | string)[]): PageNode => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map(child => (typeof child === 'string' ? { type: 'text', value: child } : child)),
});
const code = (name: string) => element('code', name);

/** A table of a page after the build has prepared it. */
function prepared(head: string[], ...body: (string | PageNode)[][]): PageNode {
  const table = element(
    'table',
    element('thead', element('tr', ...head.map(text => element('th', text)))),
    element('tbody', ...body.map(row => element('tr', ...row.map(cell => element('td', cell))))),
  );
  prepareTables({ type: 'root', children: [element('div', table)] });
  return table;
}

/** HTML of a node, attributes included. */
function html({ tagName, properties = {}, children = [], value }: PageNode): string {
  if (!tagName) return value ?? '';
  const attributes = Object.entries(properties).map(([name, text]) => ` ${name}=${text}`);
  return `<${tagName}${attributes.join('')}>${children.map(html).join('')}</${tagName}>`;
}

const sentence = 'A sentence that is longer than all the other cells of this table together.';

describe('prepareTables', () => {
  it('tells each value its column, but not the first one, which is the title of the row', () => {
    const text = html(prepared(['Name', 'Type', 'Text'], ['a', 'b', 'c']));
    expect(text).toContain('<td role=cell>a</td><td role=cell dataLabel=Type>b</td>');
    expect(text).toContain('<td role=cell dataLabel=Text>c</td>');
    expect(text).toContain('<table dataRows= role=table>');
  });

  it('leaves a table of two columns, and one without a header, as it is', () => {
    expect(html(prepared(['Name', 'Text'], ['a', sentence]))).not.toMatch(/role|data/);
    const bare = element(
      'table',
      element('tbody', element('tr', element('td', 'a'), element('td', 'b'), element('td', 'c'))),
    );
    prepareTables({ type: 'root', children: [bare] });
    expect(html(bare)).not.toMatch(/role|data/);
  });

  it('marks the column with the most text, unless all are short', () => {
    expect(html(prepared(['A', 'B', 'C'], ['a', sentence, 'c']))).toContain(
      '<th dataText= role=columnheader>B</th>',
    );
    expect(html(prepared(['A', 'B', 'C'], ['a', 'bb', 'c']))).not.toContain('dataText');
  });

  it('counts Chinese characters twice', () => {
    const row = (text: string) => html(prepared(['A', 'B', 'C'], ['a', text, 'c']));
    expect(row('字'.repeat(19))).toContain('dataText');
    expect(row('x'.repeat(19))).not.toContain('dataText');
  });

  it('gives more room to a table of many columns, or of wide ones', () => {
    const wide = (columns: number, text: string) =>
      html(prepared(Array(columns).fill('A'), Array(columns).fill(text))).includes('dataWide');
    expect([wide(6, 'a'), wide(7, 'a')]).toEqual([false, true]);
    expect([wide(3, sentence), wide(3, 'a')]).toEqual([true, false]);
  });

  it.each([
    ['output.distPath.css', 'output.<wbr></wbr>distPath.<wbr></wbr>css'],
    ['queue_messages_total', 'queue_<wbr></wbr>messages_<wbr></wbr>total'],
    ['/var/lib/project/data', '/var/<wbr></wbr>lib/<wbr></wbr>project/<wbr></wbr>data'],
    ['a.b', 'a.b'],
    ['at the end of this.', 'at the end of this.'],
    ['import.meta.env...rest', 'import.<wbr></wbr>meta.<wbr></wbr>env...rest'],
  ])('lets the name %s break', (name, broken) => {
    expect(html(prepared(['A', 'B'], [code(name), 'b']))).toContain(`<code>${broken}</code>`);
  });
});
