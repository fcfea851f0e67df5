import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@rstest/core';
import { redirectPage, redirectScript } from '../../../../../plugins/site/redirects/redirectPage';

const page = {
  lang: 'zh',
  title: '页面已移动 <1>',
  text: '本页已移至 ',
  target: '/docs/a?x="1"&y',
  canonical: 'https://example.com/docs/a?x="1"&y#h',
};

describe('redirectPage', () => {
  const html = redirectPage(page);

  it('refreshes only where there is no script, and stays out of search engines', () => {
    expect(html).toMatch(
      /<noscript><meta http-equiv="refresh" content="0; url=\/docs\/a\?x=&quot;1&quot;&amp;y"><\/noscript>/,
    );
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<link rel="canonical" href="https://example.com/docs/a?x=&quot;1&quot;&amp;y">');
  });

  it('shows title, text and the full address as a link, escaped', () => {
    expect(html).toContain('<html lang="zh">');
    expect(html).toContain('<title>页面已移动 &lt;1&gt;</title>');
    expect(html).toContain(
      '<h1>页面已移动 &lt;1&gt;</h1><p>本页已移至 <a href="/docs/a?x=&quot;1&quot;&amp;y">https://example.com/docs/a?x=&quot;1&quot;&amp;y#h</a>',
    );
  });

  it('names the icon where there is one', () => {
    expect(html).not.toContain('rel="icon"');
    expect(redirectPage({ ...page, icon: '/i.svg' })).toContain('<link rel="icon" href="/i.svg">');
  });
});

describe('redirectScript', () => {
  /** Where the script goes from `search` and `hash` to the link `href`. */
  const goesTo = (href: string, search = '', hash = '') => {
    let result: string | undefined;
    const replace = (url: URL) => {
      result = url.href;
    };
    const location = { origin: 'https://example.com', search, hash, replace };
    const document = { querySelector: () => ({ href }) };
    runInNewContext(redirectScript, { location, document, URL, URLSearchParams });
    return result;
  };

  it.each([
    ['https://example.com/a', '', '', 'https://example.com/a'],
    ['https://example.com/a', '?q=1', '#h', 'https://example.com/a?q=1#h'],
    ['https://example.com/a?x=1#own', '?q=1', '#h', 'https://example.com/a?x=1&q=1#own'],
    ['https://other.example/a', '?q=1', '#h', 'https://other.example/a'],
  ])('goes to %s from %s%s', (href, search, hash, expected) => {
    expect(goesTo(href, search, hash)).toBe(expected);
  });

  it('stays where redirects are switched off', () => {
    expect(goesTo('https://example.com/a', '?globalUIComponents=0')).toBeUndefined();
  });
});
