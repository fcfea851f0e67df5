import { describe, expect, it } from '@rstest/core';
import { pageOf } from '../../support';

describe('parsePage', () => {
  it.each([
    ['# A {#b}', 'A', 'b'],
    ['# A \\{#b}', 'A', 'b'],
    ['# Getting started', 'Getting started', 'getting-started'],
    ['# `a.b`', 'a.b', 'ab'],
    ['# 标题', '标题', '标题'],
  ])('%s has the text and id of its address', (heading, text, id) => {
    expect(pageOf(`${heading}\n`).headings).toMatchObject([{ text, id, depth: 1 }]);
  });

  it('numbers repeated ids as Rspress does', () => {
    expect(pageOf('# A\n\n## A\n').headings.map(({ id }) => id)).toEqual(['a', 'a-1']);
  });

  it('reads Markdown files without JSX', () => {
    const source = '# A\n\n1 < 2 and {a: b}\n';
    expect(pageOf(source, { file: 'a.md' }).broken).toBeUndefined();
    expect(pageOf(source, { file: 'a.mdx' }).broken).toMatchObject({ line: 3 });
  });

  it('keeps the frontmatter of a page that cannot be parsed', () => {
    const page = pageOf('---\ntitle: A\n---\n\n<div>\n');
    expect(page.broken).toMatchObject({ line: 5, message: expect.stringContaining('<div>') });
    expect(page.frontmatter).toHaveLength(1);
  });
});
