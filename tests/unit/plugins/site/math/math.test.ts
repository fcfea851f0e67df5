import { describe, expect, it } from '@rstest/core';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import temml from 'temml';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { withCodeFormulas } from '../../../../../plugins/site/math/markdown';
import { remarkFormulas } from '../../../../../plugins/site/math/remarkFormulas';

const settings = { macros: {}, singleDollar: true };
const asCode = (source: string, isMdx = true, singleDollar = true) =>
  withCodeFormulas(source, remarkMath as never, { ...settings, singleDollar }, isMdx);

describe('withCodeFormulas', () => {
  it.each([
    ['a $x^2$ b', 'a $`x^2`$ b'],
    ['a $\\frac{1}{2}$, \\$5', 'a $`\\frac{1}{2}`$, \\$5'],
    ['$$\nx\n$$', '```math\nx\n```'],
    ['- a\n\n  $$\n  x\n  y\n  $$', '- a\n\n  ```math\n  x\n  y\n  ```'],
    ['> $$\n> x\n> $$', '> ```math\n> x\n> ```'],
    ['`$x$` and\n\n```sh\necho $a $b\n```', '`$x$` and\n\n```sh\necho $a $b\n```'],
    ['---\ntitle: $a$\n---\n\n$b$', '---\ntitle: $a$\n---\n\n$`b`$'],
    ['{1 +', '{1 +'],
  ])('turns %j into code', (source, expected) => {
    expect(asCode(source)).toBe(expected);
  });

  it('reads plain Markdown as such, and single dollar signs as asked', () => {
    expect(asCode('{ $x$', false)).toBe('{ $`x`$');
    expect(asCode('$5 and $6, $$x$$', false, false)).toBe('$5 and $6, $`x`$');
  });
});

describe('remarkFormulas', () => {
  const compile = async (source: string) => {
    const file = new VFile({ path: '/site/a.mdx', value: source });
    const tree = unified().use(remarkParse).use(remarkMdx).use(remarkMath).parse(file);
    await remarkFormulas(async () => temml, settings)(tree as never, file as never);
    return JSON.stringify(tree);
  };

  it('adds style sheets to pages with formulas alone', async () => {
    expect(await compile('$x$')).toContain('Temml-Local.css');
    expect(await compile('$x$')).not.toContain('?math=');
    expect(await compile('$\\boxed{x}$')).toContain('?math=');
    expect(await compile('x')).not.toContain('.css');
  });

  it('reports all wrong formulas, with their lines', async () => {
    await expect(compile('$\\foo$\n\n$x$\n\n$$\n\\bar x \\qux\n$$')).rejects.toThrow(
      /Formulas are wrong:\n {2}\/site\/a\.mdx:1: .*\\foo.*\n {2}\/site\/a\.mdx:5: .*\\qux/,
    );
  });
});
