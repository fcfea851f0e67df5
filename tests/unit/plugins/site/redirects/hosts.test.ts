import { describe, expect, it } from '@rstest/core';
import { netlifyLines, nginxMap, vercelRedirects } from '../../../../../plugins/site/redirects/hosts';
import { compileRules } from '../../../../../plugins/site/redirects/shared/match';

const redirects = [{ from: '/docs/a.b', to: '/docs/c?x=1' }];

describe('files for hosts', () => {
  it('writes lines for Netlify and Cloudflare', () => {
    expect(netlifyLines(redirects)).toBe('/docs/a.b /docs/c?x=1 301\n');
  });

  it('escapes what Vercel would take for a pattern', () => {
    expect(vercelRedirects(redirects)).toEqual([
      { source: '/docs/a\\.b', destination: '/docs/c?x=1', permanent: true },
    ]);
  });

  it('gives nginx the unlimited patterns too, with the targets of the rules', () => {
    const patterns = compileRules(
      [
        { from: '^/blog/(\\d+)$', to: '/posts/$1' },
        { from: 'old/(\\w+)', to: 'new/$1' },
      ],
      () => {},
    );
    const map = nginxMap(redirects, patterns, '/docs/');
    expect(map).toContain('"/docs/a.b" "/docs/c?x=1$duet_more_args";');
    const [first, second] = [...map.matchAll(/"~(.*)" "(.*)";/g)].map(([, from, to]) => [
      new RegExp(from!.replaceAll('\\\\', '\\')),
      // JavaScript writes named groups in another way than nginx.
      to!.replace('$is_args$args', '').replace(/\$\{(duet_\w+)\}/g, '$<$1>'),
    ]) as [RegExp, string][];
    expect('/docs/blog/12'.replace(...first!)).toBe('/docs/posts/12');
    expect('/docs/zh/old/page.html'.replace(...second!)).toBe('/docs/zh/new/page.html');
  });

  it('gives nginx addresses as it compares them, and the place of the query in targets', () => {
    const map = nginxMap(
      [
        { from: '/%E6%97%A7', to: '/%E6%96%B0#part' },
        { from: '/a', to: '/b?x=1#part' },
        { from: '/out', to: 'https://other.example/#part' },
      ],
      compileRules([{ from: '^/blog/(\\w+)', to: '/posts/$1#top' }], () => {}),
      '/',
    );
    expect(map).toContain('"/旧" "/%E6%96%B0$is_args$args#part";');
    expect(map).toContain('"/a" "/b?x=1$duet_more_args#part";');
    expect(map).toContain('"/out" "https://other.example/#part";');
    expect(map).toMatch(/"\/posts\/\$1\$\{duet_after\}\$is_args\$args#top";/);
  });
});
