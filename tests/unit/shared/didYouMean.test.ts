import { describe, expect, it } from '@rstest/core';
import { didYouMean } from '../../../shared/didYouMean';

const options = ['port', 'host', 'openBrowser', 'printUrls'];

describe('didYouMean', () => {
  it.each([
    ['prot', 'port'],
    ['openbrowser', 'openBrowser'],
    ['openBrowsers', 'openBrowser'],
    ['printURL', 'printUrls'],
    ['hots', 'host'],
  ])('suggests for %s the name %s', (typed, name) => {
    expect(didYouMean(typed, options)).toBe(`Did you mean \`${name}\`?`);
  });

  it.each(['publicDir', 'x', 'strictPort'])('suggests nothing for %s, which is like none', typed => {
    expect(didYouMean(typed, options)).toBeUndefined();
  });

  it('suggests the nearest of several, and the first of two equally near', () => {
    expect(didYouMean('color', ['colour', 'colors', 'colo'])).toBe('Did you mean `colour`?');
    expect(didYouMean('sidebar', ['side', 'sidebars'])).toBe('Did you mean `sidebars`?');
  });

  it('suggests nothing where there are no names', () => {
    expect(didYouMean('port', [])).toBeUndefined();
  });
});
