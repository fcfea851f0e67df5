/**
 * The options of Rsbuild as it fills them in for a project that sets none:
 * what the documented defaults are compared with.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRsbuild } from '@rsbuild/core';

/**
 * @param {'development' | 'production'} mode
 * @returns {Promise<{ root: string, options: object[] }>} `options` before and after environments were applied
 */
export default async function defaults(mode) {
  process.env.NODE_ENV = mode;
  const root = mkdtempSync(join(tmpdir(), 'duet-defaults-'));
  try {
    mkdirSync(join(root, 'src'));
    writeFileSync(join(root, 'src/index.js'), '');
    const rsbuild = await createRsbuild({ cwd: root });
    await rsbuild.initConfigs();
    const environment = rsbuild.getNormalizedConfig({ environment: 'web' });
    return { root, options: [environment, rsbuild.getNormalizedConfig()] };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
