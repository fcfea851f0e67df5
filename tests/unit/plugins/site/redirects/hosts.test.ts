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
