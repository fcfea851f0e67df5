import { describe, expect, it } from '@rstest/core';
import { z } from 'zod';
import { parseOptions } from '../../../../plugins/shared/parseOptions';

const schema = z.strictObject({ pages: z.boolean().default(true) });

describe('parseOptions', () => {
  it('returns the options with their defaults', () => {
    expect(parseOptions('redirects', schema, {})).toEqual({ pages: true });
  });

  it('names the entry of the plugin, the problem and where to read more', () => {
    expect(() => parseOptions('redirects', schema, { page: true })).toThrow(
      '[rspress-plugin-duet/redirects] cannot start.\n' +
        '  options.page: unknown option. Did you mean `pages`?\n' +
        '  See "redirects" in the README of rspress-plugin-duet.',
    );
  });
});
