import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserConfig } from '@rspress/core';
import { afterAll, expect, it } from '@rstest/core';
import { logoSizePlugin } from '../../../../theme/node/logoSize';

const root = mkdtempSync(join(tmpdir(), 'duet-logo-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'public'));
writeFileSync(
  join(root, 'public/logo.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"></svg>',
);

const sizes = (logo: UserConfig['logo']) => {
  const config = logoSizePlugin().config!({ root, ...(logo && { logo }) }, {} as never, true) as UserConfig;
  return (config.themeConfig as { duetLogoSize: unknown }).duetLogoSize;
};

it.each<[UserConfig['logo'], unknown]>([
  ['/logo.svg', { both: [40, 20] }],
  [{ light: '/logo.svg', dark: '/gone.svg' }, { light: [40, 20] }],
  ['https://example.com/logo.svg', {}],
  ['/gone.svg', {}],
  [undefined, {}],
])('reads the sizes of the logo %j: %j', (logo, expected) => {
  expect(sizes(logo)).toEqual(expected);
});
