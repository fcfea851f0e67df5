import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, describe, expect, it } from '@rstest/core';
import { runCli } from '../../../../theme/testing/cli';
import { withoutBrowser } from './withoutBrowser';

// What happens before a browser is started; tests/e2e/audit.test.ts has the rest.
describe('duet-audit', () => {
  const site = mkdtempSync(`${tmpdir()}/duet-audit-`);
  afterAll(() => rmSync(site, { recursive: true }));

  const run = withoutBrowser(runCli);

  it('prints its help with exit code 0', async () => {
    expect(await run('--help')).toMatch(/^0\nduet-audit \[option …\]/);
  });

  it.each([
    ['a folder that does not exist', ['--site', 'gone'], /^There is no folder gone\. Build the site first/],
    ['a width that is not a number', ['--site', site, '--width', 'wide'], /^--width must be .* not wide/],
    ['a width of 0', ['--site', site, '--width', '0'], /^--width must be a positive integer/],
    ['an unknown option', ['--sites', site], /Unknown option '--sites'/],
  ])('says what is wrong with %s', async (_, args, message) => {
    expect(await run(...args)).toMatch(message);
  });

  it('starts a browser with valid arguments', async () => {
    expect(await run('--site', site, '--width', '390')).toBe('started a browser');
  });
});
