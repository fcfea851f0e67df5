import { describe, expect, it } from '@rstest/core';
import { otherThemeProblem } from '../../../../theme/node/oneTheme';

describe('otherThemeProblem', () => {
  it.each<[unknown]>([[['/site/theme', '/core/theme']], ['/site/theme'], [undefined]])(
    'accepts %s',
    target => {
      expect(otherThemeProblem(target, '/site/theme')).toBeUndefined();
    },
  );
  it.each<[unknown]>([[['/other/theme', '/site/theme']], ['/other/theme']])(
    'names the folder of %s',
    target => {
      expect(otherThemeProblem(target, '/site/theme')).toContain('to /other/theme instead');
    },
  );
});
