import { describe, expect, it } from '@rstest/core';
import { stem } from '../../../../../../theme/shared/search/index/stem';

describe('stem', () => {
  it('is the same for the forms of a word', () => {
    for (const forms of [
      ['cache', 'caches', 'cached', 'caching'],
      ['plugin', 'plugins'],
      ['alias', 'aliases'],
      ['migrate', 'migration', 'migrating', 'migrates'],
      ['minify', 'minification', 'minified'],
      ['optimize', 'optimization', 'optimizing'],
      ['deploy', 'deployment', 'deploying'],
      ['bundle', 'bundled', 'bundles', 'bundling', 'bundler'],
      ['setting', 'settings'],
    ]) {
      expect([forms[0], [...new Set(forms.map(stem))].length]).toEqual([forms[0], 1]);
    }
  });
  it('keeps different words apart', () => {
    for (const [a, b] of [
      ['port', 'portal'],
      ['css', 'cs'],
      ['sass', 'sas'],
      ['react', 'reactor'],
      ['less', 'lee'],
    ] as const) {
      expect(stem(a)).not.toBe(stem(b));
    }
  });
  it('leaves what is no English word', () => {
    expect(['v3s', '端口', 'es', 'скорость'].map(stem)).toEqual(['v3s', '端口', 'es', 'скорость']);
  });
});
