import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { colorSchemePlugin } from '../../../../theme/node/colorScheme';

describe('the colour scheme without JavaScript', () => {
  it.each([
    [false, 'scheme-light.css'],
    ['force-light', 'scheme-light.css'],
    ['dark', 'scheme-dark.css'],
  ] as const)('with darkMode %s comes from %s', (darkMode, name) => {
    const file = String(colorSchemePlugin(darkMode).globalStyles);
    expect([basename(file), existsSync(file)]).toEqual([name, true]);
  });

  it.each([undefined, true, 'auto', 'force-auto'] as const)(
    'with darkMode %s is left to the system',
    darkMode => {
      expect(colorSchemePlugin(darkMode).globalStyles).toBeUndefined();
    },
  );
});
