import { expect, it } from '@rstest/core';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { positionOf, textOf } from '../../../../../../plugins/tools/check/core/nodes';

const tree = unified().use(remarkParse).parse('\n  A **bold** `code`  \n[link](/a)\n');

it('textOf joins text, code spans and line breaks', () => {
  expect(textOf(tree)).toBe('A bold code\nlink');
});

it('positionOf is the start of a node, or of the page for a generated node', () => {
  expect(positionOf(tree.children[0]!)).toEqual({ line: 2, column: 3 });
  expect(positionOf({ type: 'text', value: '' })).toEqual({ line: 1, column: 1 });
});
