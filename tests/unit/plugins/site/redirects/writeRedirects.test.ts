import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { type Site, siteOf } from '../../../../../plugins/shared/site';
import type { Redirect } from '../../../../../plugins/site/redirects/checkRules';
import {
  firstOfPages,
  headingProblem,
  writeHostFiles,
  writePage,
} from '../../../../../plugins/site/redirects/writeRedirects';
import { temporaryFolder } from '../../temporaryFolder';

let site: Site;
const redirect: Redirect = {
  from: '/old',
  to: '/new#part',
  external: false,
  lang: 'en',
  rule: 'rules.0 "old"',
};
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const read = (file: string) => folder.read(file);
const put = (file: string, text: string) => folder.put(file, text);

beforeEach(async () => {
  folder = await temporaryFolder();
  site = { ...siteOf({ base: '/docs/', siteOrigin: 'https://example.com' }), outDir: folder.path };
});
afterEach(() => folder.remove());

describe('headingProblem', () => {
  it('finds the heading on the page, written as a file or as a folder', async () => {
    await put('new.html', '<h2 id="part">');
    await put('folder/index.html', '<h2 id="旧">');
    expect(await headingProblem(redirect, site)).toBeUndefined();
    expect(await headingProblem({ ...redirect, to: '/folder#%E6%97%A7' }, site)).toBeUndefined();
  });

  it('names rule, addresses and file where the heading is missing', async () => {
    await put('new.html', '<h2 id="other">');
    expect(await headingProblem(redirect, site)).toMatch(
      /^rules\.0 "old": \/old would lead to \/new#part, but \/new has no "part" \(.*new\.html\)\.$/,
    );
  });

  it('knows no headings of a page that the build does not render', async () => {
    await put('new.html', '<body><div id="__rspress_root"></div></body>');
    expect(await headingProblem(redirect, site)).toBeUndefined();
  });

  it('looks neither at other sites nor at targets without a heading', async () => {
    expect(
      await headingProblem({ ...redirect, to: 'https://x.example/#a', external: true }, site),
    ).toBeUndefined();
    expect(await headingProblem({ ...redirect, to: '/missing' }, site)).toBeUndefined();
  });

  it('reads a hash with invalid encoding as it is written', async () => {
    await put('new.html', '<h2 id="100%">');
    expect(await headingProblem({ ...redirect, to: '/new#100%' }, site)).toBeUndefined();
  });
});

describe('writePage', () => {
  it('writes a page at the old address, with texts of the site’s own', async () => {
    await writePage({ ...redirect, lang: 'sv' }, site, { redirectTitle: { sv: 'Flyttad' } });
    const html = await read('old.html');
    expect(html).toContain('<html lang="sv">');
    expect(html).toContain('<h1>Flyttad</h1><p>This page has moved to <a href="/docs/new.html#part">');
    expect(html).toContain('<link rel="canonical" href="https://example.com/docs/new.html">');
  });

  it('refuses to overwrite what the build wrote', async () => {
    await put('old.html', 'a page');
    await expect(writePage(redirect, site, undefined)).rejects.toThrow(
      /rules\.0 "old" would overwrite .*old\.html/,
    );
    expect(await read('old.html')).toBe('a page');
  });
});

describe('firstOfPages', () => {
  it('has one redirect of the addresses that share a file', () => {
    const froms = ['/a', '/a.html', '/a/', '/a/index', '/b.html'];
    const redirects = froms.map(from => ({ ...redirect, from }));
    expect(firstOfPages(redirects).map(({ from }) => from)).toEqual(['/a', '/a/', '/b.html']);
  });
});

describe('writeHostFiles', () => {
  it('names each address once', async () => {
    const redirects = ['/old', '/old.html'].map(from => ({ ...redirect, from }));
    await writeHostFiles(['nginx'], redirects, [], site);
    expect((await read('redirects.nginx.conf')).match(/"\/docs\/old\.html"/g)).toHaveLength(1);
  });

  it('writes both forms of an old address, after the lines of the public folder', async () => {
    await put('_redirects', '/mine /yours 302');
    await writeHostFiles(['netlify'], [redirect], [], site);
    expect(await read('_redirects')).toBe(
      '/mine /yours 302\n/docs/old /docs/new.html#part 301\n/docs/old.html /docs/new.html#part 301\n',
    );
  });

  it('adds to a vercel.json and gives nginx the unlimited rules', async () => {
    await put('vercel.json', '{"cleanUrls":true,"redirects":[{"source":"/a"}]}');
    const rules = [{ from: ['^/blog/.*$', '^/old$', '('], to: '/new' }];
    await writeHostFiles(['vercel', 'nginx'], [redirect], rules, site);
    const vercel = JSON.parse(await read('vercel.json'));
    expect(vercel.cleanUrls).toBe(true);
    expect(vercel.redirects.map(({ source }: { source: string }) => source)).toEqual([
      '/a',
      '/docs/old',
      '/docs/old\\.html',
    ]);
    const nginx = await read('redirects.nginx.conf');
    expect(nginx).toContain('"~^/docs(?:/blog/.*)$" "/docs/new$is_args$args";');
    expect(nginx).not.toContain('(?:/old)');
  });

  it('writes nothing for hosts that are not named', async () => {
    await writeHostFiles([], [redirect], [], site);
    await expect(read('_redirects')).rejects.toThrow('ENOENT');
  });
});
