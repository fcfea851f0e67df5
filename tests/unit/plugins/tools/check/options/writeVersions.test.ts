import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { createCompiler } from '../../../../../../plugins/tools/check/core/compiler';
import { OptionPagesOptions } from '../../../../../../plugins/tools/check/options/options';
import { writeVersions } from '../../../../../../plugins/tools/check/options/writeVersions';
import { folderOf } from '../../support';
import { registryOf } from './registry';

const types = (members: string) => ({ 'index.d.ts': `export interface PaintConfig { ${members} }` });
const typescript = resolve('tests/facts/node_modules/typescript');

/** Reads the versions of a project with `paint` 1.2.0. */
function write(change: object = {}) {
  const root = folderOf({
    'node_modules/paint/package.json': '{ "name": "paint", "version": "1.2.0", "types": "index.d.ts" }',
    'node_modules/paint/index.d.ts': types('width: 1; brush: { size: 1; tip: 2 }; color: 1')['index.d.ts'],
  });
  const settings = OptionPagesOptions.parse({
    ...{ folder: '/config', package: 'paint', type: 'PaintConfig', versions: 'versions.json', typescript },
    ...change,
  });
  const compiler = createCompiler(root, typescript, { types: [], lib: ['es5'] });
  const run = () => writeVersions(root, root, settings, compiler);
  return { root, run, data: () => JSON.parse(readFileSync(`${root}/versions.json`, 'utf8')) };
}

describe('writeVersions', () => {
  registryOf({
    '0.9.0': types('old: 1'),
    '1.0.0': types('width: 1'),
    '1.1.0': types('width: 1'),
    '1.1.1': types('width: 1; brush: { size: 1 }'),
    '1.2.0-beta.1': types('beta: 1'),
    '1.2.0': types(''),
    '1.10.0': types('future: 1'),
  });

  it('writes the first version of each option that is newer than the first release', () => {
    const { run, data } = write();
    run();
    expect(data()).toEqual({
      package: 'paint',
      until: '1.2.0',
      // A property as old as its option is left out.
      since: { brush: '1.1.1', 'brush.tip': '1.2.0', color: '1.2.0' },
    });
  });

  it('reads no version again that an earlier run has read', () => {
    const { root, run, data } = write();
    run();
    const first = data();
    const cache = `${root}/node_modules/.cache/duet-checks/versions.json`;
    expect(Object.keys(JSON.parse(readFileSync(cache, 'utf8')))).toContain('paint@1.1.1 PaintConfig');
    run();
    expect(data()).toEqual(first);
  });

  it('begins at the version that the docs describe', () => {
    const { run, data } = write({ since: '1.1.1' });
    run();
    expect(data().since).toEqual({ 'brush.tip': '1.2.0', color: '1.2.0' });
  });

  it('needs a file to write', () => {
    const { root, run } = write({ versions: undefined });
    expect(run).toThrow('`--versions` needs the option `versions` of pluginOptionPages()');
    expect(existsSync(`${root}/versions.json`)).toBe(false);
  });
});
