import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { host } from './host.mjs';
import { languages } from './searches.mjs';

const peers = fileURLToPath(new URL('peers', import.meta.url));

/** Pagefind, which the first run installs. */
async function loadPagefind() {
  if (!existsSync(join(peers, 'node_modules'))) {
    const options = { cwd: peers, stdio: 'inherit', shell: process.platform === 'win32' };
    execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], options);
  }
  // By its path: only this file resolves packages of that folder.
  return import('./peers/node_modules/pagefind/lib/index.js');
}

/** As many pages as the search of this theme shows. */
const shownPages = 7;

/**
 * Indexes the pages of a built site with Pagefind and asks it in a browser, by the script that it gives to sites.
 * Only the article of a page is indexed, and home pages and the list of files are left out, as in our own index.
 * @param {import('playwright').Browser} browser
 * @param {string} root the repository
 * @param {string} site the built site
 * @param {Record<string, string[]>} queries the queries of each language
 * @returns {Promise<Record<string, Array<{ query: string, pages: string[] }>>>} the answers of each language
 */
export async function askPagefind(browser, root, site, queries) {
  const folder = join(root, 'node_modules/.cache/duet/search-pagefind');
  rmSync(folder, { recursive: true, force: true });
  const { close, createIndex } = await loadPagefind();
  const { index } = await createIndex({ rootSelector: '.rp-doc' });
  await index.addDirectory({ path: site });
  await index.writeFiles({ outputPath: join(folder, 'pagefind') });
  await close();
  const server = await host(folder);
  const answers = {};
  for (const lang of languages) {
    const page = await browser.newPage();
    await page.route(`${server.origin}/`, route =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="${lang}"></html>` }),
    );
    await page.goto(`${server.origin}/`);
    answers[lang] = await page.evaluate(
      async ({ list, limit }) => {
        const pagefind = await import('/pagefind/pagefind.js');
        const answers = [];
        for (const query of list) {
          const { results } = await pagefind.search(query);
          const found = await Promise.all(results.slice(0, limit).map(result => result.data()));
          answers.push({ query, pages: found.map(({ url }) => url) });
        }
        return answers;
      },
      { list: queries[lang], limit: shownPages },
    );
    await page.close();
  }
  server.close();
  return answers;
}
