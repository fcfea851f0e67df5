import { transformerAddFold, transformerAddLineNumbers } from '@rspress/core/shiki-transformers';
import { describe, expect, it } from '@rstest/core';
import { codeToHtml, createCssVariablesTheme } from 'shiki';
import { codeTransformer } from '../../../../../theme/shared/code/codeTransformer';

const theme = createCssVariablesTheme({ name: 'css-variables', variablePrefix: '--shiki-', fontStyle: true });

/** What the build makes of a fence. */
const html = (code: string, lang = 'ts', meta = '') =>
  codeToHtml(code, {
    lang,
    theme,
    // A busy machine must not leave a sample plain.
    tokenizeTimeLimit: 0,
    meta: { __raw: meta },
    transformers: [transformerAddLineNumbers({}), transformerAddFold({}), codeTransformer()],
  });
const inside = async (...args: Parameters<typeof html>) =>
  (await html(...args)).replace(/^<pre[^>]*><code>/, '').replace('</code></pre>', '');

describe('codeTransformer', () => {
  const languages: [lang: string, code: string][] = [
    ['bash', 'npm i # now'],
    ['css', '.a { color: red } /* b */'],
    ['javascript', 'const a = `x`;'],
    ['json', '{ "a": [1, true] }'],
    ['less', '@a: #111; .b { c: @a }'],
    ['scss', '$a: 1px; .b { c: $a }'],
    ['toml', '[a]\nb = "c"'],
    ['tsx', 'export const A = () => <p className="a">b</p>;'],
    ['typescript', '// note\ntype A = { b?: string };'],
    ['xml', '<a b="c">d</a>'],
    ['yaml', 'a: [b, 1] # c'],
    ['markdown', '**bold** and [link](/a)'],
  ];
  for (const [lang, code] of languages) {
    it(`colours ${lang} without any style attribute, and loses no character`, async () => {
      const result = await html(code, lang);
      expect(result).not.toContain('style=');
      expect(result).toContain('class="t-');
      const text = result
        .replace(/<[^>]+>/g, '')
        .replaceAll('&#x3C;', '<')
        .replaceAll('&amp;', '&')
        .replaceAll('&gt;', '>');
      expect(text).toBe(code);
    });
  }

  it('needs no element for lines, whitespace and plain code', async () => {
    expect(await inside('const a = b;\n\nlet c;')).toBe(
      '<span class="t-k">const</span><span class="t-n"> a</span><span class="t-k"> =</span> b;\n\n<span class="t-k">let</span> c;',
    );
  });

  it('joins neighbours of one colour, also over a blank', async () => {
    expect(await inside('// one two\n// three')).toBe(
      '<span class="t-c">// one two</span>\n<span class="t-c">// three</span>',
    );
  });

  it('keeps lines where one is marked, with the marks and without the comments', async () => {
    expect(await inside('a // [!code ++]\nb // [!code --]', 'txt')).toBe(
      '<span data-mark="add" class="duet-line">a</span>\n<span data-mark="remove" class="duet-line">b</span>',
    );
  });

  it('marks the lines that the meta names', async () => {
    const result = await inside('a\nb\nc', 'txt', 'title="{1}" {2-3}');
    expect(result.match(/data-mark="highlight"/g)).toHaveLength(2);
    expect(result.startsWith('<span class="duet-line">a</span>')).toBe(true);
  });

  it('marks the lines beside those in focus', async () => {
    expect(await inside('a // [!code focus]\nb // [!code ++]\nc', 'txt')).toBe(
      '<span data-mark="focus" class="duet-line">a</span>\n<span data-mark="add dimmed" class="duet-line">b</span>\n<span class="duet-line" data-mark="dimmed">c</span>',
    );
  });

  it('keeps lines where they are numbered', async () => {
    expect((await inside('a\nb', 'txt', 'lineNumbers')).match(/duet-line/g)).toHaveLength(2);
  });

  it('reads the classes of well-known transformers', async () => {
    const marked = await codeToHtml('a', {
      lang: 'txt',
      theme,
      transformers: [
        {
          name: 'other',
          line: node => {
            node.properties.class = 'line highlighted error';
          },
        },
        codeTransformer(),
      ],
    });
    expect(marked).toContain('data-mark="error"');
  });

  it('drops a fold that would hide nothing, and keeps one that would', async () => {
    expect(await html('a', 'txt', 'fold')).not.toContain('fold');
    expect(await html('a\n'.repeat(20), 'txt', 'fold')).toContain('fold');
  });

  it('is less than half of the stock markup', async () => {
    const sample =
      "import { defineConfig } from '@rsbuild/core';\n\nexport default defineConfig({\n  source: { entry: { index: './src/index.ts' } },\n  server: { port: 3000 },\n});";
    const stock = await codeToHtml(sample, { lang: 'ts', theme });
    expect((await html(sample)).length).toBeLessThan(stock.length * 0.5);
  });
});
