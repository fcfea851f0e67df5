import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { PageCache } from '../../../../../theme/node/rendering/pageCache';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const page = { routePath: '/a', description: 'Text' };

/** The cache of one build. */
const open = ({ code = 'code', title = 'A', hash = '1', source = 'source' } = {}) =>
  new PageCache(folder, source, {
    entry: 'entry.cjs',
    data: { pageData: { pages: [{ ...page, title }] }, searchIndexHash: { en: hash } },
    codeOf: file => (file === '/a.md' ? code : undefined),
  });

const reads = [
  ['page', '/a', 'title'],
  ['env', 'DUET_TEST_WORD'],
].map(read => JSON.stringify(read));
const rendered = { id: 1, result: { appHtml: '<p>中</p>' }, head: [] as [], reads, isRepeatable: true };

describe('a rendered page', () => {
  beforeEach(() => open().write('/a', '/a.md', rendered));
  afterEach(() => {
    delete process.env.DUET_TEST_WORD;
  });
  const read = (cache: PageCache) => cache.read('/a', '/a.md')?.result;

  it('is reused if nothing that it read has changed', () => {
    expect(read(open())).toEqual(rendered.result);
    expect(read(open({ hash: '2' }))).toEqual(rendered.result);
  });

  it.each([
    ['code', { code: 'other' }],
    ['data that it read', { title: 'B' }],
    ['the renderer', { source: 'other' }],
  ])('is not reused after a change of %s', (_, change) => {
    expect(read(open(change))).toBeUndefined();
  });

  it('is not reused after a change of a variable that it read', () => {
    process.env.DUET_TEST_WORD = 'word';
    expect(read(open())).toBeUndefined();
  });

  it('is not reused if its code is not known', () => {
    const cache = open();
    cache.write('/b', '/b.md', rendered);
    expect(cache.read('/b', '/b.md')).toBeUndefined();
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['changed', (bytes: Buffer) => Buffer.from(bytes.map((byte, index) => (index === 90 ? byte ^ 1 : byte)))],
    ['emptied', () => Buffer.alloc(0)],
  ])('is not reused from a file that was %s', (_, damage) => {
    const [name] = readdirSync(folder);
    const file = join(folder, name!);
    writeFileSync(file, damage(readFileSync(file)));
    expect(read(open())).toBeUndefined();
  });

  it('is deleted by a build that has not used it, with everything else in the folder', () => {
    writeFileSync(join(folder, 'foreign'), '');
    const used = open();
    used.read('/a', '/a.md');
    used.prune();
    expect(readdirSync(folder)).toHaveLength(1);
    open().prune();
    expect(readdirSync(folder)).toHaveLength(0);
  });
});

it('a folder that cannot be written does not fail', () => {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  const cache = open();
  cache.write('/a', '/a.md', rendered);
  expect(cache.read('/a', '/a.md')).toBeUndefined();
  cache.prune();
});
