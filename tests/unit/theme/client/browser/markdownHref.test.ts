import { expect, it } from '@rstest/core';
import { markdownHref } from '../../../../../theme/client/browser/markdownHref';

// The sample site is below /docs/.
it.each([
  ['/guide/one', '/docs/guide/one.md'],
  ['/guide/one.html#part', '/docs/guide/one.md#part'],
  ['/zh/guide/one?a=1', '/docs/zh/guide/one.md?a=1'],
  ['/logo.svg', '/docs/logo.svg'],
  ['https://example.com/a', 'https://example.com/a'],
  ['//example.com/a', '//example.com/a'],
  ['#part', '#part'],
])('the link %s is %s', (link, expected) => {
  expect(markdownHref(link)).toBe(expected);
});
