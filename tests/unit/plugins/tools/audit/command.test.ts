import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, describe, expect, it } from '@rstest/core';
import { duet } from '../../../../duet';

// What happens before a browser is started; tests/e2e/audit.test.ts has the rest.
describe('duet audit', () => {
  const site = mkdtempSync(`${tmpdir()}/duet-audit-`);
  afterAll(() => rmSync(site, { recursive: true }));

  it.each([
    [
      'a folder that does not exist',
      ['--site', 'gone'],
      'There is no folder gone. Build the site first, or pass its output folder with --site.',
    ],
    [
      'a width that is not a number',
      ['--site', site, '--width', 'wide'],
      '--width must be a positive integer, not wide.',
    ],
    ['a width of 0', ['--site', site, '--width', '0'], '--width must be a positive integer, not 0.'],
  ])('cannot run with %s', async (_, args, message) => {
    expect(await duet(['audit', ...args])).toEqual({
      code: 2,
      output: '',
      errors: `duet audit: ${message}`,
    });
  });

  it('starts a browser with valid arguments', async () => {
    const { errors } = await duet(['audit', '--site', site, '--width', '390']);
    expect(errors).toBe('duet audit: started a browser');
  });
});
