import { describe, expect, it } from '@rstest/core';
import { Patches } from '../../../../../shared/node/patch';
import { nestedOutline } from '../../../../../theme/node/patches/nestedOutline';
import type { PatchName } from '../../../../../theme/options';
import type { PageNode } from '../../../../../theme/shared/html';

const heading = (id: string): PageNode => ({
  type: 'element',
  tagName: 'h2',
  properties: { id },
  children: [{ type: 'text', value: id }],
});
const page: PageNode = {
  type: 'root',
  children: [heading('first'), { type: 'mdxJsxFlowElement', name: 'Steps', children: [heading('nested')] }],
};

/** Compiles the page with data of the compiler. */
function compile(data: object) {
  const patches = new Patches<PatchName>('duet', 'pluginDuet');
  const [plugin] = nestedOutline(patches).markdown!.rehypePlugins as [
    (this: object) => (tree: PageNode) => void,
  ];
  plugin.call({ data: () => data })(page);
  return patches.warnings([]);
}

describe('the outline of a page', () => {
  it('has the headings inside components too, in their order', () => {
    const data = { pageMeta: { toc: [{ id: 'first', text: 'first', depth: 2 }] } };
    expect(compile(data)).toEqual([]);
    expect(data.pageMeta.toc.map(({ id }) => id)).toEqual(['first', 'nested']);
  });

  it('is reported if the compiler passes none', () => {
    expect(compile({})).toEqual([expect.stringContaining('"nested-outline" found nothing')]);
  });
});
