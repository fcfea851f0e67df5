import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Options of every command about a built site. */
export const siteOptions = {
  site: {
    type: 'string',
    value: '<folder>',
    description: 'output folder of the build',
    default: 'doc_build',
  },
  base: { type: 'string', value: '<path>', description: "the site's base", default: '/' },
} as const;

/** A base with slashes around it. */
export const normalizedBase = (base: string) => `/${base}/`.replace(/\/+/g, '/');

/** @throws Error that says how to name the output of the build, if the folder does not exist */
export function requireSite(site: string): void {
  if (!existsSync(site))
    throw new Error(
      `There is no folder ${site}. Build the site first, or pass its output folder with --site.`,
    );
}

/** @throws Error that names the base, if the home page loads its files from elsewhere on its host */
export function requireBase(site: string, base: string): void {
  const home = join(site, 'index.html');
  const html = existsSync(home) ? readFileSync(home, 'utf8') : '';
  const [, file] = /<(?:script|link)\b[^>]* (?:src|href)="(\/(?!\/)[^"]*\.(?:js|css))"/.exec(html) ?? [];
  if (file && !(file.startsWith(base) && existsSync(join(site, file.slice(base.length)))))
    throw new Error(
      `The pages of ${site} load ${file}, which does not exist with the base ${base}. Pass the base of the site's configuration with --base.`,
    );
}
