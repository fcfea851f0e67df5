import { describe, expect, it } from '@rstest/core';
import { patternSchema } from '../../../../shared/node/patternSchema';

describe('patternSchema', () => {
  it.each(['^/blog/.+', '', 'a|b'])('accepts "%s"', source => {
    expect(patternSchema.parse(source)).toBe(source);
  });

  it.each(['(', '[a', '*'])('refuses "%s" and shows an example', source => {
    expect(patternSchema.safeParse(source).error?.issues[0]?.message).toBe(
      `expected a regular expression such as "^/blog/.+", got "${source}"`,
    );
  });
});
