import { describe, expect, it } from '@rstest/core';
import { z } from 'zod';
import { parseOptions } from '../../../../plugins/shared/parseOptions';

const schema = z.strictObject({ rules: z.array(z.object({ from: z.string().min(1), to: z.string() })) });

describe('parseOptions', () => {
  it('gives back what is right', () => {
    expect(parseOptions('redirects', schema, { rules: [{ from: 'a', to: 'b' }] })).toEqual({
      rules: [{ from: 'a', to: 'b' }],
    });
  });

  it('reports all problems at once, each with its path', () => {
    const run = () => parseOptions('redirects', schema, { rules: [{ from: '', to: 3 }], rule: [] });
    expect(run).toThrow('[rspress-plugin-duet/redirects] cannot start.');
    expect(run).toThrow('options.rules.0.from: ');
    expect(run).toThrow('options.rules.0.to: ');
    expect(run).toThrow('"rule"');
  });
});
