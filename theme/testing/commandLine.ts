import { existsSync } from 'node:fs';

/** What a command line that drives a browser needs from its environment. */
export interface CliEnvironment {
  /** Path of an installed Chromium. */
  findChromium(): string | undefined;
  /** Prints a line. */
  print(line: string): void;
}

/** Options of every command line about a built site, for `parseArgs`. */
export const siteOptions = {
  site: { type: 'string', default: 'doc_build' },
  base: { type: 'string', default: '/' },
  help: { type: 'boolean' },
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
