import { chmodSync, rmSync } from 'node:fs';
import { delimiter } from 'node:path';
import { afterAll, beforeAll } from '@rstest/core';
import { folderOf } from '../../support';

const npm = `#!/usr/bin/env node
const { spawnSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const [command, spec, ...flags] = process.argv.slice(2);
const registry = __dirname + '/registry';
if (command === 'view') {
  console.log(JSON.stringify(require('node:fs').readdirSync(registry)));
} else {
  const [name, version] = spec.split('@');
  if (!existsSync(registry + '/' + version)) {
    console.error('no such version ' + version);
    process.exit(1);
  }
  const filename = name + '-' + version + '.tgz';
  const target = flags[flags.indexOf('--pack-destination') + 1] + '/' + filename;
  spawnSync('tar', ['-czf', target, '-C', registry + '/' + version, 'package']);
  console.log(JSON.stringify([{ filename }]));
}
`;

/** Puts an `npm` before the real one whose registry has these versions of the package `paint`. */
export function registryOf(versions: Record<string, Record<string, string>>): void {
  const { PATH } = process.env;
  let folder = '';
  beforeAll(() => {
    const files = Object.entries(versions).flatMap(([version, content]) =>
      Object.entries({
        'package.json': JSON.stringify({ name: 'paint', version, types: 'index.d.ts' }),
        ...content,
      }).map(([name, text]) => [`registry/${version}/package/${name}`, text]),
    );
    folder = folderOf({ npm, ...Object.fromEntries(files) });
    chmodSync(`${folder}/npm`, 0o755);
    process.env.PATH = `${folder}${delimiter}${PATH}`;
  });
  afterAll(() => {
    process.env.PATH = PATH;
    rmSync(folder, { recursive: true, force: true });
  });
}
