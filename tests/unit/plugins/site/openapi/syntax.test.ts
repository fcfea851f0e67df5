import { expect, it } from '@rstest/core';
import { code, fence, plain } from '../../../../../plugins/site/openapi/syntax';

it('plain text shows every sign', () => {
  expect(plain('a_b *c* <d> {e} | `f` & #1')).toBe('a\\_b \\*c\\* \\<d\\> \\{e\\} \\| \\`f\\` &amp; \\#1');
});

it('code is between more signs than it contains', () => {
  expect(code('a `b`')).toBe('`` a `b` ``');
  expect(fence('```\na\n```', 'md')).toBe('````md\n```\na\n```\n````');
});
