import { describe, expect, it } from '@rstest/core';
import { breakableNames, partsOfNames } from '../../../../../theme/client/logic/partsOfNames';

describe('a text with names', () => {
  it.each([
    ['output.overrideBrowserslist', ['output.', 'overrideBrowserslist']],
    ['tools.swc and server.proxy.bypass', ['tools.', 'swc and server.', 'proxy.', 'bypass']],
    ['@scope/web/player', ['@scope/', 'web/', 'player']],
    ['1.7.6 is out. Read on', ['1.7.6 is out. Read on']],
    ['.env, and so on...', ['.env, and so on...']],
  ])('%s can be broken after the dots and slashes of names alone', (text, parts) => {
    expect(partsOfNames(text)).toEqual(parts);
  });

  it.each([
    ['<code>expect.addSnapshotSerializer</code>', '<code>expect.<wbr>addSnapshotSerializer</code>'],
    ['<a href="./a.html">b.c</a> &amp; <em>1.7</em>', '<a href="./a.html">b.<wbr>c</a> &amp; <em>1.7</em>'],
  ])('%s can be broken in its text, not in its tags', (html, broken) => {
    expect(breakableNames(html)).toBe(broken);
  });
});
