import { expect, it } from '@rstest/core';
import { mapSrcSet } from '../../../../../theme/client/logic/srcSet';

it.each([
  ['/a.png', '/base/a.png'],
  ['/a.png, /a@2x.png 2x', '/base/a.png, /base/a@2x.png 2x'],
  ['/a.png 1x, /b.png 2x', '/base/a.png 1x, /base/b.png 2x'],
  ['/a.png 480w,/b.png 960w', '/base/a.png 480w,/base/b.png 960w'],
  ['/a.png , /b.png\n2x ,', '/base/a.png , /base/b.png\n2x ,'],
  ['/w_480,h_360/a.png 1x, /w_960,h_720/a.png 2x', '/base/w_480,h_360/a.png 1x, /base/w_960,h_720/a.png 2x'],
  ['/a, /b', '/base/a, /base/b'],
  ['', ''],
])('changes every address of %j and nothing else', (srcSet, changed) => {
  expect(mapSrcSet(srcSet, address => `/base${address}`)).toBe(changed);
});
