import { createHash } from 'node:crypto';
import { describe, expect, it } from '@rstest/core';
import { addNeeds, hashOf, noNeeds } from '../../../../../plugins/site/security/policySources';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const needsOf = (...pages: string[]) => {
  const needs = noNeeds();
  for (const page of pages) addNeeds(needs, page);
  return needs;
};
const sourcesOf = (html: string) =>
  Object.fromEntries([...needsOf(html).sources].map(([name, values]) => [name, [...values]]));

describe('addNeeds', () => {
  it.each<[string, Record<string, string[]>]>([
    ['<script>a < b</script>', { 'script-src': [sha('a < b')] }],
    ['<script type="module" data-x=">">b</script>', { 'script-src': [sha('b')] }],
    ['<SCRIPT TYPE=text/javascript>c</SCRIPT >', { 'script-src': [sha('c')] }],
    ['<script type="importmap">{}</script>', { 'script-src': [sha('{}')] }],
    ['<script>a\r\nb</script>', { 'script-src': [sha('a\nb')] }],
    ['<script type="application/ld+json">{}</script>', {}],
    ['<script src="/a.js"></script>', {}],
    ['<script src="https://cdn.example/a.js"></script>', { 'script-src': ['https://cdn.example'] }],
    ['<style>p{}</style>', { 'style-src': [sha('p{}')] }],
    ['<link rel="stylesheet" href="https://cdn.example/a.css">', { 'style-src': ['https://cdn.example'] }],
    ['<link rel="shortcut icon" href=//cdn.example/i.png>', { 'img-src': ['https://cdn.example'] }],
    ['<link rel="canonical" href="https://example.com/">', {}],
    [
      '<img src="/a.png" srcset="https://a.example/1.png 1x, https://b.example/2.png 2x">',
      {
        'img-src': ['https://a.example', 'https://b.example'],
      },
    ],
    [
      '<iframe src="https://www.example.org:8080/x?y=https://z.example">',
      {
        'frame-src': ['https://www.example.org:8080'],
      },
    ],
    [
      '<div data-embed="https://www.youtube-nocookie.com/embed/x?autoplay=1"></div><div data-embed="own">',
      { 'frame-src': ['https://www.youtube-nocookie.com'] },
    ],
    [
      '<button data-connect="https://ask.example.com/v1/ask"></button><button data-connect="/ask"></button>',
      { 'connect-src': ['https://ask.example.com'] },
    ],
    [
      '<video src="https://v.example/a.mp4" poster="https://p.example/a.png">',
      {
        'media-src': ['https://v.example'],
        'img-src': ['https://p.example'],
      },
    ],
    ['<a href="https://example.org/">x</a><!-- <script>no</script> -->', {}],
    [
      '<script>"<img src=https://x.example/>"</script>',
      { 'script-src': [sha('"<img src=https://x.example/>"')] },
    ],
  ])('reads %s', (html, expected) => {
    expect(sourcesOf(html)).toEqual(expected);
  });

  it('lists a source once over all pages', () => {
    const { sources } = needsOf('<script>a</script>', '<script>a</script><script>b</script>');
    expect([...sources.get('script-src')!]).toEqual([sha('a'), sha('b')]);
  });

  it('finds style attributes and event handlers, but not in the text of scripts', () => {
    expect(needsOf('<p style="color:red">').styleAttributes).toBe(true);
    expect(needsOf('<p data-style="x" title=" style=1">').styleAttributes).toBe(false);
    expect([...needsOf('<p onclick="x()" data-on="1">').handlers]).toEqual(['<p onclick>']);
    const inert = needsOf(`<script>'<p style="x" onclick="y">'</script>`);
    expect([inert.styleAttributes, inert.handlers.size]).toEqual([false, 0]);
  });
});

describe('hashOf', () => {
  it('hashes what the browser hashes', () => {
    // From the example of the specification, section 8.3 of CSP Level 2.
    expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  });
});
