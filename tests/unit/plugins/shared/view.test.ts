import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { viewFile } from '../../../../plugins/shared/view';
import { temporaryFolder } from '../temporaryFolder';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

describe('viewFile', () => {
  it('is the compiled file where there is one, else the source', async () => {
    expect(viewFile(folder.path, 'View')).toBe(join(folder.path, 'View.tsx'));
    const compiled = await folder.put('View.js', '');
    expect(viewFile(folder.path, 'View')).toBe(compiled);
  });
});
