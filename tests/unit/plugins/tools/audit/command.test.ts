import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

  describe('compares the base with the addresses of scripts', () => {
    const based = join(site, 'based');
    mkdirSync(join(based, 'static'), { recursive: true });
    writeFileSync(join(based, 'static/a.js'), '');
    writeFileSync(
      join(based, 'index.html'),
      '<link rel="stylesheet" href="https://cdn.example/a.css"><script defer src="/docs/static/a.js"></script>',
    );
    const message = (base: string) =>
      `: The pages of ${based} load /docs/static/a.js, which does not exist with the base ${base}. Pass the base of the site's configuration with --base.`;

    it.each([
      [[], '/'],
      [['--base', 'manual'], '/manual/'],
      [['--base', 'docs'], undefined],
    ])('%j', async (args, base) => {
      const expected = base ? message(base) : ': started a browser';
      expect((await duet(['audit', '--site', based, ...args])).errors).toBe(`duet audit${expected}`);
    });
  });

  it('starts a browser with valid arguments', async () => {
    const { errors } = await duet(['audit', '--site', site, '--width', '390']);
    expect(errors).toBe('duet audit: started a browser');
  });
});
