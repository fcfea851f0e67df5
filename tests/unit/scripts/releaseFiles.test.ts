import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@rstest/core';
import { isNewer, lockWithVersion, packages, released, withVersion } from '../../../scripts/releaseFiles.mjs';

describe('a version', () => {
  it.each([
    ['0.2.0', '0.1.0', true],
    ['0.10.0', '0.9.9', true],
    ['1.0.0', '0.9.9', true],
    ['0.1.1', '0.1.0', true],
    ['0.1.0', '0.1.0', false],
    ['0.0.9', '0.1.0', false],
    ['0.9.0', '0.10.0', false],
    ['v0.2.0', '0.1.0', false],
    ['0.2', '0.1.0', false],
    ['0.2.0-beta.1', '0.1.0', false],
    ['', '0.1.0', false],
  ])('%s after %s', (version, last, isRight) => {
    expect(isNewer(version, last)).toBe(isRight);
  });
});

describe('the files of a release', () => {
  it('set the version of a package, and of no dependency', () => {
    const manifest = '{\n  "name": "a",\n  "version": "0.1.0",\n  "x": { "version": "0.1.0" }\n}\n';
    expect(withVersion(manifest, '0.2.0')).toBe(manifest.replace('0.1.0', '0.2.0'));
  });

  it('set the versions of our packages in the lock file, and change nothing else', () => {
    const lock = readFileSync('package-lock.json', 'utf8');
    const changed = lockWithVersion(lock, '98.7.6').split('\n');
    const different = changed.filter((line, index) => line !== lock.split('\n')[index]);
    expect(different).toEqual(packages.map(() => '      "version": "98.7.6",'));
  });

  it.each([
    ['## Unreleased', '## 0.2.0 (2026-01-31)'],
    ['## 0.2.0 (unreleased)', '## 0.2.0 (2026-01-31)'],
  ])('date the changes below "%s"', (heading, dated) => {
    const changelog = `# Changelog\n\n${heading}\n\n- Something.\n\n## 0.1.0 (2026-01-01)\n`;
    expect(released(changelog, '0.2.0', '2026-01-31')).toBe(changelog.replace(heading, dated));
  });

  it('refuse a changelog without unreleased changes', () => {
    expect(() => released('# Changelog\n\n## 0.1.0 (2026-01-01)\n', '0.2.0', '2026-01-31')).toThrow(
      'The changelog has no "## Unreleased".',
    );
  });

  it('exist for every package', () => {
    const missing = packages.filter(folder => !existsSync(`${folder}/CHANGELOG.md`));
    expect(missing).toEqual([]);
  });
});
