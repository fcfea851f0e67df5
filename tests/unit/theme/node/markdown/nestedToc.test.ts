import { describe, expect, it } from '@rstest/core';
import { nestedToc } from '../../../../../theme/node/markdown/nestedToc';
import type { PageNode } from '../../../../../theme/shared/html';

const text = (value: string): PageNode => ({ type: 'text', value });
const element = (tagName: string, properties: object, ...children: PageNode[]): PageNode =>
  ({ type: 'element', tagName, properties, children }) as PageNode;
const heading = (depth: number, id: string, ...children: PageNode[]) =>
  element(`h${depth}`, { id }, element('a', { class: 'rp-header-anchor' }, text('#')), ...children);
const tag = (name: string, ...children: PageNode[]) =>
  ({ type: 'mdxJsxFlowElement', name, children }) as PageNode;
const root = (...children: PageNode[]): PageNode => ({ type: 'root', children });

describe('nestedToc', () => {
  it('adds headings inside tags, in the order of the page, as inline Markdown', () => {
    const page = root(
      heading(1, 'page', text('Page')),
      heading(2, 'first', text('First')),
      tag('Steps', heading(3, 'in', text('Use '), element('code', {}, text('a'), text('b')), text(' now'))),
      heading(2, 'last', text('Last')),
      heading(5, 'deep', text('Deep')),
    );
    const own = { id: 'last', text: 'As Rspress wrote it', depth: 2 };
    expect(nestedToc(page, [own])).toEqual([
      { id: 'first', text: 'First', depth: 2 },
      { id: 'in', text: 'Use `ab` now', depth: 3 },
      own,
    ]);
  });

  it('leaves out panels that are initially hidden', () => {
    const panel = (id: string) => tag('PageTab', heading(2, id, text(id)));
    const page = root(
      tag('PageTabs', panel('one'), text('\n'), panel('two')),
      tag('PageTabs', panel('three')),
    );
    expect(nestedToc(page, []).map(({ id }) => id)).toEqual(['one', 'three']);
  });
});
