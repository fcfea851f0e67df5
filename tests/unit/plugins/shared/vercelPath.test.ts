import { expect, it } from '@rstest/core';
import { vercelPath } from '../../../../plugins/shared/vercelPath';

it.each([
  ['/guide/start', '/guide/start'],
  ['/v1.0/:id(a|b)?', '/v1\\.0/\\:id\\(a\\|b\\)\\?'],
])('writes %s as %s', (path, source) => {
  expect(vercelPath(path)).toBe(source);
});
