import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import {
  copyPackage,
  fetchPackage,
  publishedVersions,
} from '../../../../../../plugins/tools/check/options/registry';
import { folderOf } from '../../support';
import { registryOf } from './registry';

describe('a registry', () => {
  const types = (version: string) => ({ 'index.d.ts': `export declare const version: '${version}';` });
  registryOf({ '1.0.0': types('1.0.0'), '1.1.0': types('1.1.0') });
  const home = folderOf();

  it('lists the published versions', () => {
    expect(publishedVersions('paint', home)).toEqual(['1.0.0', '1.1.0']);
  });

  it('gives the files of one version', () => {
    const target = join(home, 'node_modules/paint');
    mkdirSync(target, { recursive: true });
    fetchPackage('paint', '1.1.0', home, target);
    expect(readFileSync(join(target, 'index.d.ts'), 'utf8')).toContain("'1.1.0'");
    expect(JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'))).toMatchObject({ name: 'paint' });
  });

  it('reports what npm says of a version that does not exist', () => {
    expect(() => fetchPackage('paint', '9.9.9', home, home)).toThrow(
      /^npm pack paint@9\.9\.9 .* failed:\n[\s\S]*no such version 9\.9\.9/,
    );
  });

  it('reports an archive that cannot be unpacked', () => {
    expect(() => fetchPackage('paint', '1.0.0', home, join(home, 'no-such-folder'))).toThrow(
      'paint@1.0.0 could not be unpacked.',
    );
  });
});

describe('copyPackage', () => {
  it('copies a package without the packages inside it', () => {
    const from = folderOf({
      'package.json': '{}',
      'dist/index.d.ts': '',
      'node_modules/other/package.json': '{}',
    });
    const to = join(folderOf(), 'copy');
    copyPackage(from, to);
    expect(existsSync(join(to, 'dist/index.d.ts'))).toBe(true);
    expect(existsSync(join(to, 'node_modules'))).toBe(false);
  });
});
