import { runInNewContext } from 'node:vm';
import { logger } from '@rspress/core';
import type { Known } from './known';
import { isText, listed, ownData } from './pages';
import { loadsOf, routesCode } from './routes';
import { type SiteDataSidebars, withoutSidebars } from './sidebars';

/**
 * What becomes of a module that Rspress makes: its code, or as it was (with a warning) where
 * this version of Rspress writes it in another way.
 */
type Rewrite = (code: string, known: Known) => string | Promise<string>;

/** The modules of data that stand in the first load of every page, by the file that their name matches. */
export const rewrites: readonly { test: RegExp; rewrite: Rewrite }[] = [
  { test: /[\\/]virtual-page-data\.js$/, rewrite: pageData },
  { test: /[\\/]virtual-routes\.js$/, rewrite: routes },
  { test: /[\\/]virtual-site-data\.js$/, rewrite: siteData },
];

function pageData(code: string, known: Known): string {
  const hashes = code.indexOf('export const searchIndexHash');
  if (hashes < 0) return unknown('page data', code);
  const others = [...known.pages.values()].filter(page => known.everywhere || !isText(page._filepath));
  const pages = others.map(page =>
    isText(page._filepath) ? listed(page, false) : { ...ownData(page), ...listed(page, true) },
  );
  return `export const pageData = { pages: ${JSON.stringify(pages)} };\n${code.slice(hashes)}`;
}

function routes(code: string, known: Known): string {
  const loads = loadsOf(code, known.routes.length);
  if (!loads) return unknown('routes', code);
  return routesCode(known.routes.map((route, index) => ({ ...route, load: loads[index]! })));
}

async function siteData(code: string, known: Known): Promise<string> {
  const [, literal] = /^export default (\{[\s\S]*\});?\s*$/.exec(code) ?? [];
  if (!literal) return unknown('site data', code);
  const sidebars = await known.sidebars();
  if (!sidebars) return code;
  const site = runInNewContext(`(${literal})`) as SiteDataSidebars;
  return `export default ${JSON.stringify(withoutSidebars(site, sidebars))};`;
}

function unknown(what: string, code: string): string {
  logger.warn(
    `[rspress-plugin-duet/page-data] This version of Rspress writes its ${what} in another way; they stay as they are.`,
  );
  return code;
}
