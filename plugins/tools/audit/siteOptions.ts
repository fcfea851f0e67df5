import { existsSync } from 'node:fs';

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
