import { existsSync } from 'node:fs';
import { expect, it } from '@rstest/core';
import { binFile } from '../../../../../../plugins/tools/check/core/binFile';

it.each(['serve-checks.mjs', 'run-commands.mjs'])('finds bin/%s of the package', name => {
  expect(existsSync(binFile(name))).toBe(true);
});
