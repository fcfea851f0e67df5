import { describe, expect, it } from '@rstest/core';
import type { Override } from '../../../../../plugins/tools/overrides/findOverrides';
import { noHistory, withRelease } from '../../../../../plugins/tools/overrides/history';
import { report } from '../../../../../plugins/tools/overrides/report';

const history = withRelease(
  withRelease(noHistory, '0.1.0', {
    'part Banner': { 'prop a': 'string', code: 'dist/Banner.js 01' },
    'token --duet-gap': {},
  }),
  '0.2.0',
  { 'part Banner': { code: 'dist/Banner.js 02' }, 'token --duet-gap': {} },
);
const banner: Override = { kind: 'part', name: 'Banner', file: 'theme/index.tsx', wraps: false };
const token: Override = { kind: 'token', name: '--duet-gap', file: 'theme/a.css', wraps: false };
const of = (overrides: Override[], recorded: Record<string, string> = {}) =>
  report(overrides, recorded, history);

describe('the report on overrides', () => {
  it('is up to date if nothing has changed since the recorded versions', () => {
    const { lines, isUpToDate } = of([banner], { 'part Banner': '0.2.0' });
    expect(isUpToDate).toBe(true);
    expect(lines).toEqual([
      'part  Banner  theme/index.tsx  0.2.0  replaces the original',
      'rspress-theme-duet 0.2.0: 1 override, 0 to look at, 0 not recorded.',
    ]);
  });

  it('lists changes, and how to see those of code that the site has copied', () => {
    const { lines, isUpToDate } = of([banner], { 'part Banner': '0.1.0' });
    expect(isUpToDate).toBe(false);
    expect(lines.slice(1, 3)).toEqual([
      '  - prop a: string',
      '  ~ code: npm diff --diff=rspress-theme-duet@0.1.0 --diff=rspress-theme-duet@0.2.0 dist/Banner.js',
    ]);
    expect(lines.at(-1)).toContain('--accept');
  });

  it('leaves out the code of a part that is wrapped', () => {
    const { lines } = of([{ ...banner, wraps: true }], { 'part Banner': '0.1.0' });
    expect(lines.join('\n')).toMatch(/wraps the original\n {2}- prop a: string\n(?!.*~ code)/);
  });

  it('counts what is not recorded, parts first and in columns', () => {
    const { lines, isUpToDate } = of([token, banner]);
    expect(isUpToDate).toBe(false);
    expect(lines.slice(0, 3)).toEqual([
      'part   Banner      theme/index.tsx  not recorded  replaces the original',
      'token  --duet-gap  theme/a.css      not recorded',
      'rspress-theme-duet 0.2.0: 2 overrides, 0 to look at, 2 not recorded.',
    ]);
  });

  it('suggests the right name for one that does not exist', () => {
    const { lines } = of([{ ...token, name: '--duet-gapp' }]);
    expect(lines[1]).toMatch(/^ {2}Duet has no token of this name\. .*--duet-gap\b/);
  });
});
