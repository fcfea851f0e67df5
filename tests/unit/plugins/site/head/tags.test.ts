import { describe, expect, it } from '@rstest/core';
import { HeadOptions } from '../../../../../plugins/site/head/options';
import type { PageHead } from '../../../../../plugins/site/head/pageHead';
import { headTags } from '../../../../../plugins/site/head/tags';

const page: PageHead = {
  url: 'https://example.com/zh/a"b',
  lang: 'zh',
  siteName: 'Site & co',
  alternates: [
    { hreflang: 'en', href: 'https://example.com/a' },
    { hreflang: 'zh', href: 'https://example.com/zh/a' },
    { hreflang: 'x-default', href: 'https://example.com/a' },
  ],
  trail: [
    { name: 'Site', url: 'https://example.com/zh/' },
    { name: '</script>', url: 'https://example.com/zh/a' },
  ],
};
const tags = (options: HeadOptions = {}, more: Partial<PageHead> = {}) =>
  headTags(
    { ...page, ...more },
    HeadOptions.parse(options),
    path => new URL(path, 'https://example.com').href,
  );

describe('headTags', () => {
  it('names the canonical address and x-default, escaped', () => {
    expect(tags()).toContain('<link rel="canonical" href="https://example.com/zh/a&quot;b">');
    expect(tags()).toContain('<link rel="alternate" hreflang="x-default" href="https://example.com/a">');
    expect(tags({}, { alternates: [] })).not.toContain('x-default');
  });

  it('leaves title, description and the language links to Rspress', () => {
    expect(tags()).not.toMatch(/og:title|og:description|hreflang="(en|zh)"/);
  });

  it('tells link previews of the picture: the page’s own, else the site’s', () => {
    const image = { src: '/og.png', alt: 'A', width: 1200 };
    expect(tags({ image })).toMatch(
      /og:image" content="https:\/\/example.com\/og.png">.*og:image:alt" content="A">.*width" content="1200"/,
    );
    expect(tags({ image })).toContain('name="twitter:card" content="summary_large_image"');
    expect(tags({ image }, { image: '/own.png' })).toMatch(/own\.png(?!.*og:image:alt)/);
    expect(tags()).toContain('name="twitter:card" content="summary"');
  });

  it('writes breadcrumbs that no title can break out of', () => {
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(tags())!;
    expect(JSON.parse(json!).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Site', item: 'https://example.com/zh/' },
      { '@type': 'ListItem', position: 2, name: '</script>', item: 'https://example.com/zh/a' },
    ]);
    expect(tags({ breadcrumbs: false })).not.toContain('ld+json');
    expect(tags({}, { trail: page.trail.slice(0, 1) })).not.toContain('ld+json');
  });
});
