import type { DarkMode } from '@rspress/core';
import { describe, expect, it } from '@rstest/core';
import { callSource } from '../../../../../theme/node/pageScripts/callSource';
import { schemeSettings } from '../../../../../theme/node/pageScripts/schemeSettings';
import { schemeScript } from '../../../../../theme/page/schemeScript';

/** Runs the script as a page does, by its source alone, and tells what it did. */
function run(mode: DarkMode, { prefersDark = false, stored = null as string | null } = {}) {
  const seen = { reads: 0, listens: [] as string[] };
  const style: Record<string, string> = {};
  const dataset: Record<string, string> = {};
  const classes = new Set<string>();
  const page = {
    document: {
      documentElement: {
        style,
        dataset,
        classList: { toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)) },
      },
    },
    matchMedia: () => ({ matches: prefersDark, addEventListener() {} }),
    localStorage: {
      getItem() {
        seen.reads++;
        if (stored === 'forbidden') throw new DOMException('forbidden', 'SecurityError');
        return stored;
      },
    },
    addEventListener: (name: string) => seen.listens.push(name),
  };
  const source = callSource(schemeScript, schemeSettings(mode)!);
  new Function(...Object.keys(page), source)(...Object.values(page));
  return { ...seen, scheme: style.colorScheme, choice: dataset.duetTheme, classes: [...classes] };
}

describe('the colour scheme before React', () => {
  it('needs no script where the site is always light', () => {
    expect(schemeSettings(false)).toBeUndefined();
    expect(schemeSettings('force-light')).toBeUndefined();
  });

  it('touches no storage and offers no choice where the scheme is forced', () => {
    const forced = { reads: 0, listens: [], choice: undefined };
    expect(run('force-dark', { stored: 'light' })).toMatchObject({ ...forced, scheme: 'dark' });
    expect(run('force-auto', { prefersDark: true })).toMatchObject({ ...forced, scheme: 'dark' });
    expect(run('force-auto', { stored: 'dark' })).toMatchObject({ ...forced, scheme: 'light' });
  });

  it('is what the reader chose, or what the site specifies', () => {
    const dark = { scheme: 'dark', classes: ['dark', 'rp-dark'] };
    const light = { scheme: 'light', classes: [] };
    expect(run(true, { stored: 'dark' })).toMatchObject({ ...dark, choice: 'dark' });
    expect(run('dark', { stored: 'light' })).toMatchObject({ ...light, choice: 'light' });
    expect(run('dark')).toMatchObject({ ...dark, choice: 'dark' });
    expect(run('auto', { prefersDark: true })).toMatchObject({ ...dark, choice: 'auto' });
    for (const stored of ['nonsense', 'forbidden']) {
      expect(run(true, { stored })).toMatchObject({ ...light, choice: 'auto' });
    }
  });
});
