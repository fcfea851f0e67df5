import type { NavItem } from '@rspress/core';
import { describe, expect, it } from '@rstest/core';
import { childrenOf, fileOf, isActiveItem, itemsOf, linkOf } from '../../../../../theme/client/logic/nav';

const site = { base: '/', lang: 'en', langs: ['en', 'zh'], version: 'v2', versions: ['v1', 'v2'] };

describe('itemsOf', () => {
  const items = [
    { text: 'a', link: '/a' },
    { text: 'b', link: '/b', position: 'left' },
    { text: 'c', items: [], position: 'right' },
  ] satisfies NavItem[];

  it('puts an entry without a side on the right', () => {
    expect(itemsOf(items, 'right').map(({ text }) => text)).toEqual(['a', 'c']);
    expect(itemsOf(items, 'left').map(({ text }) => text)).toEqual(['b']);
  });
});

describe('linkOf and childrenOf', () => {
  it('see a page, a group, and a group that is a page', () => {
    const child = { text: 'c', link: '/c' };
    expect([linkOf({ text: 'a', link: '/a' }), childrenOf({ text: 'a', link: '/a' })]).toEqual(['/a', []]);
    expect([linkOf({ text: 'a', items: [child] }), childrenOf({ text: 'a', items: [child] })]).toEqual([
      undefined,
      [child],
    ]);
    expect(linkOf({ text: 'a', link: '/a', items: [child] })).toBe('/a');
    expect(linkOf({ text: 'a', link: '' })).toBeUndefined();
  });
});

describe('fileOf', () => {
  it('takes off only what was put behind a file', () => {
    expect(fileOf('/docs/data.tar.gz.html')).toBe('/docs/data.tar.gz');
    expect(fileOf('/docs/page.html')).toBe('/docs/page.html');
    expect(fileOf('/docs/logo.svg')).toBe('/docs/logo.svg');
  });
});

describe('isActiveItem', () => {
  const active = (item: NavItem, path: string) => isActiveItem(item, path, site);

  it.each([
    ['the page itself', '/guide/start/', '/guide/start/', true],
    ['the page in another spelling', '/guide/start', '/guide/start.html', true],
    ['an index page in another spelling', '/config/', '/config/index.html', true],
    ['a page below', '/guide/', '/guide/basic/cli', true],
    ['a page whose name only begins alike', '/guide', '/guidelines', false],
    ['another page', '/guide/start/', '/guide/basic/cli', false],
    ['a page in Chinese', '/zh/guide/', '/zh/guide/basic/cli', true],
    ['the twin in the other language', '/zh/guide/', '/guide/basic/cli', false],
    ['home on the home page', '/', '/', true],
    ['home on another page', '/', '/guide/', false],
    ['the Chinese home on another Chinese page', '/zh/', '/zh/guide/', false],
    ['the home of a version and language', '/v1/zh/', '/v1/zh/', true],
    ['another site', 'https://example.com/guide/', '/guide/', false],
  ])('a link, seen on %s', (_, link, path, expected) => {
    expect(active({ text: 'x', link }, path)).toBe(expected);
  });

  it('follows activeMatch instead of the link', () => {
    const item = { text: 'Guide', link: '/guide/start/', activeMatch: '^/(guide|tutorial)/' };
    expect(active(item, '/tutorial/one')).toBe(true);
    expect(active(item, '/config/guide/')).toBe(false);
  });

  it('holds one activeMatch against paths of every language and version', () => {
    const item = { text: '指南', link: '/zh/guide/start/', activeMatch: '^/guide/' };
    expect(active(item, '/zh/guide/basic/cli')).toBe(true);
    expect(active(item, '/v1/zh/guide/basic/cli')).toBe(true);
    expect(active({ ...item, activeMatch: '^/zh/guide/' }, '/zh/guide/basic/cli')).toBe(true);
  });

  it('finds the place at any depth of a group', () => {
    const group = { text: 'g', items: [{ text: 'h', items: [{ text: 'deep', link: '/deep' }] }] };
    expect(active(group, '/deep')).toBe(true);
    expect(active(group, '/other')).toBe(false);
  });
});
