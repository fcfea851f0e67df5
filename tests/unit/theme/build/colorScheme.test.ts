import { existsSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';
import { colorSchemePlugin, fixedScheme } from '../../../../theme/build/colorScheme';

describe('the colour scheme without JavaScript', () => {
  it.each([
    [false, 'light'],
    ['light', 'light'],
    ['force-light', 'light'],
    ['dark', 'dark'],
    ['force-dark', 'dark'],
    [true, undefined],
    ['auto', undefined],
    ['force-auto', undefined],
  ] as const)('with darkMode %s is %s', (darkMode, scheme) => {
    expect(fixedScheme(darkMode)).toBe(scheme);
  });

  it('comes from a stylesheet that exists, and is left to the system otherwise', () => {
    for (const mode of ['light', 'dark'] as const) {
      expect(existsSync(String(colorSchemePlugin(mode).globalStyles))).toBe(true);
    }
    expect(colorSchemePlugin(true).globalStyles).toBeUndefined();
  });
});
