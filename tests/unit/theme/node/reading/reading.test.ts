import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { type PageInfo, ReadCache } from '../../../../../theme/node/reading/readCache';
import { includesOf, type Routes, reuseIn } from '../../../../../theme/node/reading/readingPlugin';

let folder: string;
const file = (name: string) => join(folder, name);
const write = (name: string, text: string) => writeFileSync(file(name), text);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duet-reading-'));
  write('a.md', '# A');
  write('b.mdx', "import Part from './part.mdx';\n\n# B\n\n<Part />");
  write('part.mdx', 'A part.');
});
afterEach(() => rmSync(folder, { recursive: true }));

const resolver = async (from: string, specifier: string) => ({
  path: specifier.startsWith('.') ? resolve(from, specifier) : undefined,
});
const open = (key = 'key', name = 'read') =>
  ReadCache.open(file('cache'), name, key, (path, source) => includesOf(path, source, resolver));

/** Routes as Rspress has them, with the pages that were read. */
function siteOf(...names: string[]) {
  const infos = new Map<string, PageInfo>();
  const routes: Routes = {
    getRoutes: () =>
      names.map(name => ({ routePath: `/${name.split('.')[0]}`, absolutePath: name && file(name) })),
    getRoutePageByRoutePath: path => ({ setPageIndexInfo: info => infos.set(path, info) }),
  };
  return { routes, infos };
}

/** Reads the pages as the function of Rspress with this name does, and returns the files that it read. */
async function extractPageData(routes: Routes): Promise<string[]> {
  const read: string[] = [];
  for (const { routePath, absolutePath } of routes.getRoutes()) {
    const info: PageInfo = { title: '', routePath, frontmatter: {}, _filepath: absolutePath };
    if (/\.mdx?$/.test(absolutePath)) {
      read.push(absolutePath.slice(folder.length + 1));
      const text = readFileSync(absolutePath, 'utf8');
      Object.assign(info, { title: text, frontmatter: { date: new Date(0), none: undefined } });
    }
    routes.getRoutePageByRoutePath(routePath)!.setPageIndexInfo(info);
  }
  return read;
}

/** One start of Rspress: the files that it read, and what it knows of the pages then. */
async function start({ names = ['a.md', 'b.mdx'], key = 'key', cache = 'read', others = [''] } = {}) {
  const { routes, infos } = siteOf(...names);
  const reuse = await reuseIn(routes, await open(key, cache), new Set(others));
  const read = await extractPageData(routes);
  // Plugins change what was read.
  for (const info of infos.values()) info.changed = true;
  await reuse.end();
  for (const info of infos.values()) delete info.changed;
  return { read, infos, routes };
}

describe('a start that takes pages from the last one', () => {
  it('reads none of them again if nothing has changed, and knows the same', async () => {
    const first = await start();
    expect(first.read).toEqual(['a.md', 'b.mdx']);
    const second = await start();
    expect(second.read).toEqual([]);
    expect(second.infos).toEqual(first.infos);
    expect(second.infos.get('/a')).toEqual({
      title: '# A',
      routePath: '/a',
      frontmatter: { date: new Date(0), none: undefined },
      _filepath: file('a.md'),
    });
    expect((await start()).read).toEqual([]);
  });

  it.each<[string, () => unknown, string[], Parameters<typeof start>[0]?]>([
    ['a page', () => write('a.md', '# Changed'), ['a.md']],
    ['a file that a page includes', () => write('part.mdx', 'Changed.'), ['b.mdx']],
    ['a file that a page includes, which is gone', () => rmSync(file('part.mdx')), ['b.mdx']],
    ['the name of a page', () => write('a.mdx', '# A'), ['a.mdx'], { names: ['a.mdx', 'b.mdx'] }],
    ['what else decides', () => {}, ['a.md', 'b.mdx'], { key: 'other' }],
    [
      'the file of the cache, which is damaged',
      () => write('cache/read', 'x'.repeat(200)),
      ['a.md', 'b.mdx'],
    ],
  ])('reads what has changed: %s', async (_, change, read, options) => {
    await start();
    change();
    expect((await start(options)).read).toEqual(read);
  });

  it('reads a new page, and forgets one that is gone', async () => {
    await start({ names: ['a.md'] });
    expect((await start()).read).toEqual(['b.mdx']);
    await start({ names: ['a.md'] });
    expect((await start()).read).toEqual(['b.mdx']);
  });

  it('reads no pages of other jobs, and takes what all jobs have read', async () => {
    const whole = await start();
    rmSync(file('cache'), { recursive: true });
    expect((await start({ cache: 'read-1', others: ['/b'] })).read).toEqual(['a.md']);
    expect((await start({ cache: 'read-2', others: ['/a'] })).read).toEqual(['b.mdx']);
    const joined = await start();
    expect(joined.read).toEqual([]);
    expect(joined.infos).toEqual(whole.infos);
    expect(readdirSync(file('cache'))).toEqual(['read']);
  });

  it('shows all others the files of all pages, and gives the routes back as they were', async () => {
    await start();
    const { routes } = siteOf('a.md', 'b.mdx');
    const { getRoutes, getRoutePageByRoutePath } = routes;
    const reuse = await reuseIn(routes, await open(), new Set());
    expect(routes.getRoutes()).toEqual(getRoutes());
    await reuse.end();
    expect(routes).toEqual({ getRoutes, getRoutePageByRoutePath });
  });

  it('leaves routes without Markdown to Rspress', async () => {
    const { read, infos } = await start({ names: ['a.md', ''] });
    expect(read).toEqual(['a.md']);
    expect(infos.get('/')).toMatchObject({ title: '' });
  });
});

describe('includesOf', () => {
  it('follows imports of Markdown, also one that imports itself, and no others', async () => {
    write(
      'part.mdx',
      "import Other from './other.md';\nimport Part from './part.mdx'\nimport x from './x.ts';",
    );
    write('other.md', 'Text.');
    const source = readFileSync(file('b.mdx'), 'utf8');
    expect(await includesOf(file('b.mdx'), source, resolver)).toEqual([file('part.mdx'), file('other.md')]);
  });
});
