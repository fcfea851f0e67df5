import { describe, expect, it } from '@rstest/core';
import { checkAgainstSite } from '../../../../../theme/node/checkOptions';
import { partConstants } from '../../../../../theme/node/optionalParts';

describe('startReact', () => {
  it('needs the patch that starts React late', () => {
    const check = (late: boolean) =>
      checkAgainstSite({ startReact: 'needed', patches: { 'late-start': late } }, {});
    expect(() => check(false)).toThrow("options.startReact: 'needed' needs the patch");
    expect(check(true)).toEqual([]);
  });

  it.each([
    ['needed', true, 'true'],
    ['needed', false, 'false'],
    ['idle', true, 'false'],
    [undefined, true, 'false'],
  ] as const)('is a constant of the build: %s, production %s', (startReact, isProd, value) => {
    expect(partConstants({ startReact }, isProd)['import.meta.env.DUET_REACT_NEEDED']).toBe(value);
  });
});
