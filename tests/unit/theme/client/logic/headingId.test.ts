import { expect, it } from '@rstest/core';
import { slug } from 'github-slugger';
import { headingId } from '../../../../../theme/client/logic/headingId';

it.each([
  'Shared scopes',
  '  What’s new in 2.0? ',
  'output.assetPrefix & `base`',
  '配置：输出 (output)',
  'Überblick – ein Anfang',
  'snake_case-and  spaces',
  'हिन्दी में',
  '🚀 Start',
])('is that of Rspress: %s', title => {
  expect(headingId(title)).toBe(slug(title.trim()));
});
