import { describe, expect, it } from '@rstest/core';
import { compiledAtOnce, type LazyCompilation } from '../../../../../theme/node/search/compiledAtOnce';

const waits = (lazy: unknown, name?: string) =>
  ((lazy as LazyCompilation).test as (module: { nameForCondition(): string | undefined }) => boolean)({
    nameForCondition: () => name,
  });

describe('modules that a development server compiles at once', () => {
  it('are those of the folder; all others wait', () => {
    const lazy = compiledAtOnce('/theme/Search', true);
    expect(waits(lazy, '/theme/Search/SearchPanel.js')).toBe(false);
    expect(waits(lazy, '/site/docs/page.mdx')).toBe(true);
    expect(waits(lazy)).toBe(true);
  });

  it('leave what the site said of others', () => {
    const byName = compiledAtOnce('/theme/Search', { test: /docs/ });
    expect([waits(byName, '/site/docs/a.mdx'), waits(byName, '/site/theme/b.js')]).toEqual([true, false]);
    const byFunction = compiledAtOnce('/theme/Search', { test: () => false });
    expect(waits(byFunction, '/site/docs/a.mdx')).toBe(false);
    expect(compiledAtOnce('/theme/Search', { imports: true, test: /x/ } as LazyCompilation)).toMatchObject({
      imports: true,
    });
  });

  it('change nothing where nothing waits', () => {
    expect(compiledAtOnce('/theme/Search', false)).toBe(false);
    expect(compiledAtOnce('/theme/Search', undefined)).toBeUndefined();
  });
});
