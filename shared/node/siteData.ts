import { runInNewContext } from 'node:vm';

/** Rspress's module of the site data, which all pages load. */
export const siteDataFile = /[\\/]virtual-site-data\.js$/;
const literal = /^export default (\{[\s\S]*\});?\s*$/;

/** Whether the module has the form that {@link rewriteSiteData} expects. */
export const isSiteData = (code: string): boolean => literal.test(code);

/** The module with its data changed. */
export function rewriteSiteData<Site>(code: string, change: (site: Site) => Site): string {
  const site = runInNewContext(`(${literal.exec(code)![1]})`) as Site;
  return `export default ${JSON.stringify(change(site))};`;
}
