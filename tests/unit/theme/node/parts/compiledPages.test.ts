import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@rstest/core';
import compile from '../../../../../theme/node/parts/compiledPages';

const folder = mkdtempSync(join(tmpdir(), 'duet-compiled-pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// What Rspress's loader does: it answers later, with code or an error.
const loader = join(folder, 'loader.mjs');
writeFileSync(
  loader,
  `export const counts = { running: 0, most: 0 };
export default function (source) {
  const done = this.async();
  counts.running += 1;
  counts.most = Math.max(counts.most, counts.running);
  setImmediate(() => {
    counts.running -= 1;
    if (source === 'broken') done({ message: 'MDX compile error' });
    else done(null, this.getOptions().prefix + source);
  });
}
`,
);

/** What the bundler gets for a page. */
const compiled = (source: string) =>
  new Promise<string>((resolve, reject) => {
    const options = { markdown: { loader, options: { prefix: 'code of ' } }, writes: false };
    const async = () => (error: unknown, code: string) => (error ? reject(error) : resolve(code));
    compile.call({ async, getOptions: () => options } as never, source);
  });

it('compiles many pages with the loader and options of Rspress, a few at a time', async () => {
  const sources = Array.from({ length: 40 }, (_, index) => `page ${index}`);
  expect(await Promise.all(sources.map(compiled))).toEqual(sources.map(source => `code of ${source}`));
  const { counts } = await import(/* webpackIgnore: true */ loader);
  expect(counts.most).toBe(8);
});

it('gives errors on, and goes on after them', async () => {
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => compiled('broken')));
  expect(results.map(({ status }) => status)).toEqual(Array(20).fill('rejected'));
  expect(await compiled('page')).toBe('code of page');
});
