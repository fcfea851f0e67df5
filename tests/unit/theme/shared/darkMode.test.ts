import { describe, expect, it } from '@rstest/core';
import { schemeOf } from '../../../../theme/shared/darkMode';

describe('the colour scheme of a site', () => {
  it.each([
    [undefined, 'auto', true],
    [true, 'auto', true],
    ['auto', 'auto', true],
    ['light', 'light', true],
    ['dark', 'dark', true],
    [false, 'light', false],
    ['force-light', 'light', false],
    ['force-dark', 'dark', false],
    ['force-auto', 'auto', false],
  ] as const)('with darkMode %s begins with %s; readers may choose: %s', (darkMode, initial, choosable) => {
    expect(schemeOf(darkMode)).toEqual({ initial, choosable });
  });
});
