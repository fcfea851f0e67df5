import { describe, expect, it } from '@rstest/core';
import { parsePage } from '../../../../../../plugins/tools/check/core/parsePage';
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

  it('reads braces in formulas as text where the site has formulas, and nowhere else', () => {
    const source =
      '# A\n\nIf $\\frac{\\alpha}{b<2}$ and $$\\begin{cases} 1 \\end{cases}$$:\n\n$$\nx^{\\beta}\n$$\n\n' +
      "Code `$a{1}$` and `$`.\n\n```sh\nawk {a} '$1<$2'\n```\n\nIt costs $5.\n";
    const identity = { file: 'a.mdx', lang: '', route: '/a', fragment: false };
    expect(parsePage(source, identity).broken).toBeDefined();
    const page = parsePage(source, identity, true);
    expect(page.broken).toBeUndefined();
    expect(page).toMatchObject({ markup: [], headings: [{ text: 'A' }] });
    expect(page.fences[0]!.code).toBe("awk {a} '$1<$2'");
    expect(page.prose.join('')).toContain('`$a{1}$`');
    expect(parsePage('$a$ and {version}\n', identity, true).markup).toHaveLength(1);
  });

  it('keeps the frontmatter of a page that cannot be parsed', () => {
    const page = pageOf('---\ntitle: A\n---\n\n<div>\n');
    expect(page.broken).toMatchObject({ line: 5, message: expect.stringContaining('<div>') });
    expect(page.frontmatter).toHaveLength(1);
  });
});
