import { describe, expect, it } from '@rstest/core';
import { headTags, withoutOwn } from '../../../../../theme/client/logic/headTags';

describe('tags of the frontmatter', () => {
  it('are gathered by name, in their order', () => {
    const tags = headTags([
      ['meta', { name: 'a', content: '1' }],
      ['link', { rel: 'me', href: '/me' }],
      ['meta', { name: 'b', content: '2' }],
    ]);
    expect(tags).toEqual({
      meta: [
        { name: 'a', content: '1' },
        { name: 'b', content: '2' },
      ],
      link: [{ rel: 'me', href: '/me' }],
    });
  });

  it("may be spelled as React's, and hold text", () => {
    expect(
      headTags([
        ['script', { children: 'a()', className: 'x' }],
        ['style', { children: 'p {}' }],
        ['meta', { httpEquiv: 'refresh', content: '1' }],
      ]),
    ).toEqual({
      script: [{ class: 'x', innerHTML: 'a()' }],
      style: [{ textContent: 'p {}' }],
      meta: [{ 'http-equiv': 'refresh', content: '1' }],
    });
  });

  it('are passed over where a head cannot hold them, and may lack attributes', () => {
    expect(headTags([['div', { id: 'a' }], ['script']])).toEqual({ script: [{}] });
  });
});

describe('tags of the layout', () => {
  const ours = [{ name: 'description' }, { property: 'og:title' }, { property: 'og:type' }];

  it('give way to those that the page sets, by name or by property', () => {
    const own = [
      ['meta', { name: 'description', content: 'x' }],
      ['meta', { property: 'og:title', content: 'y' }],
      ['link', { name: 'og:type' }],
    ] as [string, Record<string, string>][];
    expect(withoutOwn(ours, own)).toEqual([{ property: 'og:type' }]);
  });

  it('stay where the page sets none', () => {
    expect(withoutOwn(ours, [['meta']])).toEqual(ours);
  });
});
