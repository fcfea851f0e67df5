import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@rstest/core';
import { runCli } from '../../../../../theme/search/relevance/cli';
import { withoutBrowser } from '../../testing/withoutBrowser';

// What happens before a browser is started; tests/e2e/relevanceCommand.test.ts has the rest.
describe('duet-relevance', () => {
  const folder = mkdtempSync(join(tmpdir(), 'duet-relevance-'));
  const file = (name: string, content: unknown) => {
    writeFileSync(join(folder, name), JSON.stringify(content));
    return join(folder, name);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = withoutBrowser(runCli);

  const queries = file('queries.json', [{ query: 'port', page: '/port', rank: 1 }]);
  const site = join(folder, 'site');
  mkdirSync(site);

  it('prints its help with exit code 0', async () => {
    expect(await run('--help')).toMatch(/^0\nduet-relevance <queries\.json>/);
  });

  it.each([
    [
      'a folder that does not exist',
      [queries, '--site', 'gone'],
      'There is no folder gone. Build the site first',
    ],
    ['a file that does not exist', ['gone.json', '--site', site], 'There is no file gone.json.'],
    ['queries of other sites', [queries, '--site', site], 'has none of the pages that the queries name'],
    [
      'a wrong file',
      [file('wrong.json', [{ query: '' }]), '--site', site],
      'wrong.json is invalid:\n  [0].query',
    ],
    ['a wrong option', [queries, '--min-mrr', '2'], '--min-mrr must be a number from 0 to 1.'],
  ])('explains %s before it starts a browser', async (_, args, message) => {
    expect(await run(...args)).toContain(message);
  });
});
