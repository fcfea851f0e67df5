import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@rstest/core';
import * as entry from '../../../../../plugins/site/search-server';

const folder = 'plugins/site/search-server';

it('offers the handler and the five engines', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'createSearchHandler',
    'elasticsearch',
    'flexsearch',
    'meilisearch',
    'postgres',
    'typesense',
  ]);
});

it('uses nothing of Node.js in what a handler with another engine runs, so that it runs on edge hosts', () => {
  // The push runs on a computer; the embedded engine is loaded when it is used.
  const files = readdirSync(folder).filter(file => !['push.ts', 'embedded'].includes(file));
  const bound = files.filter(file =>
    /from 'node:|\b(Buffer|process|require)\b\./.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(bound).toEqual([]);
});

it('has every name that the README imports', () => {
  const imports = readFileSync('plugins/site/README.md', 'utf8').matchAll(
    /import \{ (.*) \} from 'rspress-plugin-duet\/search-server'/g,
  );
  const names = [...imports].flatMap(([, list]) => list!.split(', '));
  expect(names).toContain('createSearchHandler');
  expect(names.filter(name => !(name in entry))).toEqual([]);
});
