import { describe, expect, it } from '@rstest/core';
import { externalLinksInNewTab } from '../../../../../theme/client/logic/footerLinks';

const newTab = 'target="_blank" rel="noopener noreferrer"';

describe('a link in HTML of the footer', () => {
  it.each([
    ['<a href="https://rspack.rs">Rspack</a>', `<a ${newTab} href="https://rspack.rs">Rspack</a>`],
    [
      "<p>© <a class='x' href='http://a.b'>A</a></p>",
      `<p>© <a ${newTab} class='x' href='http://a.b'>A</a></p>`,
    ],
    ['<A HREF=//cdn.example.com>C</A>', `<a ${newTab} HREF=//cdn.example.com>C</A>`],
    ['<a\n  href="https://a.b"\n>A</a>', `<a ${newTab}   href="https://a.b"\n>A</a>`],
  ])('opens in a new tab if it leads to another site: %j', (html, expected) => {
    expect(externalLinksInNewTab(html)).toBe(expected);
  });

  it.each([
    '<a href="/guide">Guide</a>',
    '<a href="#top">Top</a>',
    '<a href="mailto:a@b.c">Mail</a>',
    '<a href="https://a.b" target="_self">A</a>',
    '<abbr title="https://a.b">A</abbr>',
    'Text without links, 1 < 2',
  ])('is unchanged otherwise: %j', html => {
    expect(externalLinksInNewTab(html)).toBe(html);
  });

  it('does not take the address of one link for that of another', () => {
    const html = '<a href="/a">A</a> <a href="https://b.c">B</a>';
    expect(externalLinksInNewTab(html)).toBe(`<a href="/a">A</a> <a ${newTab} href="https://b.c">B</a>`);
  });
});
