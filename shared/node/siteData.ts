import { runInNewContext } from 'node:vm';

/** Rspress's module of the site data, which all pages load. */
export const siteDataFile = /[\\/]virtual-site-data\.js$/;

/** Rspress's module of the data of all pages. */
export const pageDataFile = /[\\/]virtual-page-data\.js$/;

/** The data ends at a bracket that begins a line; in development, calls of React Fast Refresh follow. */
const literal = /^export default (\{(?:.*\}|\n[\s\S]*?\n\}));?(\n[\s\S]*)?$/;

/** Whether the module has the form that {@link rewriteSiteData} expects. */
export const isSiteData = (code: string): boolean => literal.test(code);

/** The module with its data changed. */
export function rewriteSiteData<Site>(code: string, change: (site: Site) => Site): string {
  const [, data, rest = ''] = literal.exec(code)!;
  const site = runInNewContext(`(${data})`) as Site;
  return `export default ${JSON.stringify(change(site))};${rest}`;
}
