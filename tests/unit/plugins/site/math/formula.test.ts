import { describe, expect, it } from '@rstest/core';
import temml from 'temml';
import { formula } from '../../../../../plugins/site/math/formula';
import { sheetAddress, sheetOf } from '../../../../../plugins/site/math/styleSheet';

const make = (tex: string, isBlock = false, macros = {}) => formula(temml, tex, isBlock, macros);

describe('formula', () => {
  it('is MathML', () => {
    expect(make('\\frac{a}{b}')).toEqual({
      attributes: {},
      html: '<mfrac><mi>a</mi><mi>b</mi></mfrac>',
      styles: new Map(),
    });
  });

  it('fills the line as a block', () => {
    expect(make('x', true).attributes).toMatchObject({ display: 'block', class: 'tml-display' });
  });

  it.each(['\\color{red}{x}', '\\boxed{x}', '\\begin{matrix}a&b\\end{matrix}', 'x \\tag{1}', '\\vec v'])(
    'has classes instead of inline styles: %s',
    tex => {
      const { html, styles } = make(tex, true);
      expect(html).not.toContain(' style=');
      for (const name of styles.keys()) expect(html).toMatch(new RegExp(`class="[^"]*\\b${name}\\b`));
    },
  );

  it('keeps the classes of an element, and leaves out settings of Temml', () => {
    const { html, styles } = make('\\begin{aligned}a&=b\\\\c\\end{aligned}', true);
    expect([...styles.values()]).toEqual(['padding-left:0em;padding-right:0em']);
    const [name] = styles.keys();
    expect(html).toContain(`<mtd class="${name} tml-left">`);
  });

  it('knows the commands of the site, and forgets those of a formula', () => {
    const macros = { '\\RR': '\\mathbb{R}' };
    expect(make('\\RR', false, macros).html).toContain('ℝ');
    make('\\gdef\\x{1}\\x', false, macros);
    expect(() => make('\\x', false, macros)).toThrow('\\x');
  });

  it('rejects what is wrong', () => {
    expect(() => make('\\frac{a')).toThrow();
    expect(() => make('\\unknown')).toThrow('\\unknown');
  });
});

describe('the style sheet', () => {
  it('is made from its address, and wins over the rules of Temml', () => {
    const styles = new Map([
      ['duet-math-1', 'color:red;'],
      ['duet-math-2', 'content:"?&!é"'],
    ]);
    const address = sheetAddress('/x/math.css', styles);
    expect(address).toMatch(/^\/x\/math\.css\?math=[\w-]+$/);
    expect(sheetOf(address.slice(address.indexOf('?')))).toBe(
      'math .duet-math-1.duet-math-1 { color:red; }\nmath .duet-math-2.duet-math-2 { content:"?&!é" }\n',
    );
  });
});
