import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@rstest/core';
import { duet } from '../../../../duet';

// What happens before a browser is started; tests/e2e/relevanceCommand.test.ts has the rest.
describe('duet relevance', () => {
  const folder = mkdtempSync(join(tmpdir(), 'duet-relevance-'));
  const file = (name: string, content: unknown) => {
    writeFileSync(join(folder, name), JSON.stringify(content));
    return join(folder, name);
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  const queries = file('queries.json', [{ query: 'port', page: '/port', rank: 1 }]);
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'port.html'), '<html lang="en"></html>');

  const rangeOfMrr = '--min-mrr must be a number from 0 to 1.';
  const rangeOfEmpty = '--max-empty must be an integer of 0 or more.';
  it.each<[string, string[], string]>([
    ['no file', [], 'Name at least one file of queries: duet relevance queries.json'],
    [
      'a folder that does not exist',
      [queries, '--site', 'gone'],
      'There is no folder gone. Build the site first',
    ],
    ['a file that does not exist', ['gone.json', '--site', site], 'There is no file gone.json.'],
    ['queries of other sites', [queries, '--site', empty], 'has none of the pages that the queries name'],
    [
      'a wrong file',
      [file('wrong.json', [{ query: '' }]), '--site', site],
      'wrong.json is invalid:\n  [0].query',
    ],
    ['an MRR above 1', [queries, '--min-mrr', '1.1'], rangeOfMrr],
    ['an MRR below 0', [queries, '--min-mrr=-1'], rangeOfMrr],
    ['an MRR that is not a number', [queries, '--min-mrr', 'high'], rangeOfMrr],
    ['an empty MRR', [queries, '--min-mrr='], rangeOfMrr],
    ['half a query', [queries, '--max-empty', '0.5'], rangeOfEmpty],
    ['a number of queries that is none', [queries, '--max-empty', 'NaN'], rangeOfEmpty],
  ])('cannot run with %s', async (_, args, message) => {
    const { code, errors } = await duet(['relevance', ...args]);
    expect([code, errors]).toEqual([2, expect.stringContaining(message)]);
  });

  it.each(['/', 'docs', '/docs/', '//docs//'])('finds the pages below the base %s', async base => {
    const limits = ['--min-mrr', '0.9', '--max-empty=0'];
    const { errors } = await duet(['relevance', queries, '--site', site, '--base', base, ...limits]);
    expect(errors).toBe('duet relevance: started a browser');
  });
});
