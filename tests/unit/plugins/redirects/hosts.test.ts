import { describe, expect, it } from '@rstest/core';
import { netlifyLines, nginxMap, vercelRedirects } from '../../../../plugins/redirects/hosts';
import { compileRules } from '../../../../plugins/redirects/match';
import { redirectPage } from '../../../../plugins/redirects/page';

const hops = [{ from: '/docs/a.b', to: '/docs/c?x=1' }];

describe('files for hosts', () => {
  it('writes lines for Netlify and Cloudflare', () => {
    expect(netlifyLines(hops)).toBe('/docs/a.b /docs/c?x=1 301\n');
  });

  it('escapes what Vercel would take for a pattern', () => {
    expect(vercelRedirects(hops)).toEqual([
      { source: '/docs/a\\.b', destination: '/docs/c?x=1', permanent: true },
    ]);
  });

  it('gives nginx the endless patterns too, and they lead where the rule says', () => {
    const patterns = compileRules(
      [
        { from: '^/blog/(\\d+)$', to: '/posts/$1' },
        { from: 'old/(\\w+)', to: 'new/$1' },
      ],
      () => {},
    );
    const map = nginxMap(hops, patterns, '/docs/');
    expect(map).toContain('"/docs/a.b" "/docs/c?x=1";');
    const [first, second] = [...map.matchAll(/"~(.*)" "(.*)";/g)].map(([, from, to]) => [
      new RegExp(from!.replaceAll('\\\\', '\\')),
      // JavaScript writes named groups in another way than nginx.
      to!.replace(/\$\{(duet_\w+)\}/g, '$<$1>'),
    ]) as [RegExp, string][];
    expect('/docs/blog/12'.replace(...first!)).toBe('/docs/posts/12');
    expect('/docs/zh/old/page.html'.replace(...second!)).toBe('/docs/zh/new/page.html');
  });
});

describe('redirectPage', () => {
  const html = redirectPage('zh', '/docs/a?x="1"&y', 'https://example.com/docs/a?x="1"&y#h');

  it('refreshes only where there is no script, and stays out of search engines', () => {
    expect(html).toMatch(
      /<noscript><meta http-equiv="refresh" content="0; url=\/docs\/a\?x=&quot;1&quot;&amp;y"><\/noscript>/,
    );
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<link rel="canonical" href="https://example.com/docs/a?x=&quot;1&quot;&amp;y">');
  });

  it('speaks the language of the old page, English where it has no words', () => {
    expect(html).toContain('<html lang="zh">');
    expect(html).toContain('页面已移动');
    expect(redirectPage('ja', '/a', '/a')).toContain('This page has moved');
  });
});
