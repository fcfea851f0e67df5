import { describe, expect, it } from '@rstest/core';
import { columnsOfText } from '../../../../../theme/node/markdown/homeText';
import type { PageNode } from '../../../../../theme/shared/html';

const element = (tagName: string): PageNode => ({ type: 'element', tagName, children: [] });
const component = (name: string): PageNode => ({ type: 'mdxJsxFlowElement', name, children: [] });
const space: PageNode = { type: 'text', value: '\n' };
const code: PageNode = { type: 'mdxjsEsm' };

/** The nodes of a page as text: columns in brackets. */
const prepared = (children: PageNode[], hasHero = true) => {
  const tree: PageNode = { type: 'root', children };
  columnsOfText(tree, hasHero);
  const textOf = (node: PageNode): string =>
    node.properties?.className
      ? `[${node.children!.map(child => textOf(child)).join(' ')}]`
      : (node.tagName ?? node.name ?? '');
  return tree.children!.map(node => textOf(node)).filter(Boolean);
};

describe('the Markdown of a home page', () => {
  it('is in columns between its components', () => {
    const page = [code, element('h2'), space, element('p'), component('Cards'), space, element('ul')];
    expect(prepared(page)).toEqual(['[h2 p]', 'Cards', '[ul]']);
  });

  it('keeps its order around code blocks, each of which has a root of its own', () => {
    const block: PageNode = { type: 'root', children: [element('pre')] };
    const tree: PageNode = { type: 'root', children: [element('h2'), space, block, space, element('p')] };
    columnsOfText(tree, false);
    expect(tree.children![0]!.children!.map(({ type, tagName }) => tagName ?? type)).toEqual([
      'h2',
      'root',
      'p',
    ]);
  });

  it('has no second title below the hero', () => {
    expect(prepared([element('h1'), space, element('p')])).toEqual(['[p]']);
    expect(prepared([element('h1')])).toEqual([]);
    expect(prepared([element('h1'), element('p')], false)).toEqual(['[h1 p]']);
    expect(prepared([element('p'), element('h1')])).toEqual(['[p h1]']);
  });

  it('has a title without a link to itself where there is no hero', () => {
    const link = { ...element('a'), properties: { className: ['rp-header-anchor'] } };
    const title = { ...element('h1'), children: [{ type: 'text', value: 'Title' }, link] };
    columnsOfText({ type: 'root', children: [title] }, false);
    expect(title.children).toEqual([{ type: 'text', value: 'Title' }]);
  });
});
