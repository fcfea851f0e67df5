import { describe, expect, it } from '@rstest/core';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { withPlainTerms } from '../../../../../plugins/site/glossary/markdown';
import { type PageGlossary, remarkTerms } from '../../../../../plugins/site/glossary/remarkTerms';
import { readTerms } from '../../../../../plugins/site/glossary/terms';

const { terms } = readTerms(`
bundler: A tool that joins **modules**.
tree shaking:
  definition: Leaving out unused code.
  aliases: [tree-shake]
打包: 把模块合并成文件。
`);

describe('the file of terms', () => {
  it('has definitions and other forms', () => {
    expect(terms.slice(0, 2)).toEqual([
      { name: 'bundler', definition: 'A tool that joins **modules**.', aliases: [] },
      { name: 'tree shaking', definition: 'Leaving out unused code.', aliases: ['tree-shake'] },
    ]);
  });

  it.each([
    ['a: [b', 1, 'not valid YAML'],
    ['- a', 1, 'expected a definition'],
    ['a: x\nb:\n  aliases: [c]', 2, '"b": expected a definition'],
    ['a: x\nb: { definition: y, aliases: c }', 2, '"b": expected a definition'],
    ['a: x\nb: { definition: y, alias: [z] }', 2, 'unknown key "alias". Did you mean `aliases`?'],
    ['a: x\nb: { definition: y, aliases: [A] }', 2, '"b": the form "a" belongs to two terms'],
  ])('is reported with its line: %j', (source, line, problem) => {
    expect(readTerms(source).problems).toEqual([{ line, problem: expect.stringContaining(problem) }]);
  });
});

const glossary: PageGlossary = { terms, lang: 'en', linkOf: url => `/zh${url}` };

/** Buttons of terms in a compiled page, and what is not in them. */
const compile = (source: string, firstMention = false, all = terms, lang = 'en') => {
  const file = new VFile({ path: '/site/a.mdx', value: source });
  const tree = unified().use(remarkParse).use(remarkMdx).parse(file);
  remarkTerms(() => ({ ...glossary, terms: all, lang }), firstMention)(tree, file as never);
  const text = JSON.stringify(tree, (key, value) => (key === 'position' ? undefined : value));
  return {
    text,
    marked: [...text.matchAll(/"name":"button".*?"children":\[\{"type":"text","value":"(.*?)"/g)].map(
      ([, form]) => form,
    ),
  };
};

describe('Term', () => {
  it('finds its definition by its text in any case, another form, or its name', () => {
    const { marked, text } = compile(
      'A <Term>Bundler</Term>, to <Term>tree-shake</Term>, <Term name="bundler">x</Term>.',
    );
    expect(marked).toEqual(['Bundler', 'tree-shake', 'x']);
    expect(text).toContain('{"type":"strong","children":[{"type":"text","value":"modules"}]}');
    const ids = [...text.matchAll(/"name":"id","value":"(.*?)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(text).toContain(`"name":"popoverTarget","value":"${id}"`);
  });

  it('is a paragraph in a line of its own', () => {
    expect(compile('<Term>\nbundler\n</Term>').marked).toEqual(['bundler']);
  });

  it('is reported when the glossary lacks it', () => {
    expect(() => compile('x\n\n<Term>bundlr</Term> <Term>cache</Term>')).toThrow(
      /Terms are unknown:\n {2}\/site\/a\.mdx:3: the glossary has no term "bundlr"\. Did you mean `bundler`\?\n.*"cache"\. Add it/,
    );
  });
});

describe('first mentions', () => {
  it('are marked once, as whole words, neither in headings nor in links nor in code', () => {
    const source =
      '# bundler\n\n[bundler](/x), `bundler`, bundlers, a Bundler and a bundler. Tree\nshaking。用来打包模块。';
    expect(compile(source, true).marked).toEqual(['Bundler', 'Tree\\nshaking', '打包']);
  });

  it('leave out what has a tag, and the list of all terms', () => {
    expect(compile('a bundler, <Term>bundler</Term>', true).marked).toEqual(['bundler']);
    expect(compile('a bundler\n\n<Glossary />', true).marked).toEqual([]);
    expect(compile('a bundler').marked).toEqual([]);
  });
});

describe('definitions', () => {
  it('have links as the page needs them', () => {
    const linked = { ...terms[0]!, definition: 'See [start](/guide/start) or [it](https://it.example).' };
    const { text } = compile('<Term>bundler</Term>\n\n<Glossary />', false, [linked]);
    expect(text.match(/"url":"\/zh\/guide\/start"/g)).toHaveLength(2);
    expect(text).toContain('"url":"https://it.example"');
  });
});

describe('Glossary', () => {
  it('has the order of the language', () => {
    const chinese = readTerms('静态: x\n打包: x\n构建: x\n').terms;
    const { text } = compile('<Glossary />', false, chinese, 'zh');
    const ids = [...text.matchAll(/"name":"id","value":"(.*?)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['打包', '构建', '静态']);
  });

  it('lists all terms with addresses, in order', () => {
    const { text } = compile('<Glossary />');
    const ids = [...text.matchAll(/"name":"id","value":"(.*?)"/g)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(['bundler', 'tree-shaking', '打包']));
    expect(ids.indexOf('bundler')).toBeLessThan(ids.indexOf('tree-shaking'));
  });
});

describe('withPlainTerms', () => {
  it('leaves the text of terms, and writes the list as one', () => {
    expect(
      withPlainTerms('A <Term>*bundler*</Term> x\n\n<Glossary />\n', () => ({
        ...glossary,
        terms: terms.slice(0, 2),
      })),
    ).toBe(
      'A *bundler* x\n\n- **bundler**: A tool that joins **modules**.\n- **tree shaking**: Leaving out unused code.\n',
    );
    expect(withPlainTerms('`<Term>`', () => glossary)).toBe('`<Term>`');
  });
});
