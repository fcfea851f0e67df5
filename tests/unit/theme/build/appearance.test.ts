import { describe, expect, it } from '@rstest/core';
import { appearanceScript } from '../../../../theme/build/appearance';

describe('appearanceScript', () => {
  it('is absent where the site is always light', () => {
    expect(appearanceScript(false)).toBe('');
    expect(appearanceScript('force-light', true)).toBe('');
  });

  it('touches no storage and offers no choice where the scheme is forced', () => {
    for (const mode of ['force-dark', 'force-auto'] as const) {
      const script = appearanceScript(mode, true);
      expect(script).not.toContain('localStorage');
      expect(script).not.toContain('duetTheme');
    }
  });

  it('is a program in every mode, and the same one each time', () => {
    for (const mode of [true, 'auto', 'light', 'dark', 'force-dark', 'force-auto'] as const) {
      for (const animated of [true, false]) {
        expect(() => new Function(appearanceScript(mode, animated))).not.toThrow();
        expect(appearanceScript(mode, animated)).toBe(appearanceScript(mode, animated));
      }
    }
    expect(appearanceScript(true, false)).not.toContain('startViewTransition');
  });

  it('cannot end its script element early', () => {
    expect(appearanceScript(true, true)).not.toContain('<');
  });
});
