import { describe, expect, it } from '@rstest/core';
import { articleHtml } from '../../../../../plugins/site/feeds/articleHtml';

const clean = (inner: string) =>
  articleHtml(`<main><div class="a rspress-doc">${inner}</div></main>`, 'https://example.com/docs/zh/a/b');

describe('articleHtml', () => {
  it('drops title, anchors, buttons, scripts, hidden panels and decoration', () => {
    expect(
      clean(
        '<h1 id="t">T</h1><h2 id="x" class="y"><a class="rp-header-anchor" aria-hidden="true" href="#x">#</a>Head</h2>' +
          '<button>Copy</button><script>1</script><div hidden><p>other tab</p></div><svg><path/></svg><p></p>',
      ),
    ).toBe('<h2>Head</h2>');
  });

  it('keeps the text of a term, without its definition', () => {
    const term =
      '<button class="duet-term" popovertarget="a">bundler</button><span id="a" popover="auto">A tool</span>';
    expect(clean(`<p>a ${term}.</p>`)).toBe('<p>a bundler.</p>');
  });

  it('completes links and images and drops addresses that are no address', () => {
    expect(
      clean('<p><a href="../c?x=1&amp;y#z" class="k">c</a><img src="/docs/i.png" alt="" style="x">'),
    ).toBe(
      '<p><a href="https://example.com/docs/zh/c?x=1&amp;y#z">c</a><img src="https://example.com/docs/i.png" alt=""></p>',
    );
    expect(clean('<p><a href="javascript:alert(1)">x</a></p>')).toBe('<p><a>x</a></p>');
    expect(clean('<p><a href="#here">x</a></p>')).toContain('href="https://example.com/docs/zh/a/b#here"');
  });

  it('keeps code as it is, without the colours', () => {
    expect(
      clean(
        '<pre class="shiki"><code><span class="line"><span style="c">a</span> &lt; b</span>\n  c</code></pre>',
      ),
    ).toBe('<pre><code>a &lt; b\n  c</code></pre>');
  });

  it('quotes boxes and makes paragraphs of lines in bare boxes', () => {
    expect(clean('<div class="rp-callout"><div class="t">Tip</div><div><p>Text</p></div></div>')).toBe(
      '<blockquote><p>Tip</p><p>Text</p></blockquote>',
    );
  });

  it('gives nothing for a page without an article', () => {
    expect(articleHtml('<div id="root"></div>', 'https://example.com/')).toBeUndefined();
  });
});
