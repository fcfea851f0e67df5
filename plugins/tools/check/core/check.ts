import type { Cache } from './cache';
import type { Finding, OptedOut } from './finding';
import type { Job } from './job';
import type { Page } from './page';

/** The pages of a site and their location; its languages are `['']` for a site with one language. */
export interface Project extends Pick<Job, 'root' | 'docs' | 'content' | 'versions' | 'languages'> {
  pages: Page[];
  /** What the site's configuration says about links and components. */
  site?: Job['site'];
}

/** What a check receives in addition to the pages. */
export interface Context {
  /** Results of earlier runs, by content. */
  cache: Cache;
  /** Action requested on the command line, such as `accept`. */
  action?: string;
  /** Whether findings in this file are requested. */
  wanted(file: string): boolean;
}

/** What a check returns. */
export interface Outcome {
  findings: Finding[];
  /** Counts by name, for the summary line. */
  counts: Record<string, number>;
  /** Places that opted out by other means than the comment. */
  optedOut?: OptedOut[];
}

/** The function that a check's module exports under the name `run`. */
export type Run<T> = (project: Project, options: T, context: Context) => Promise<Outcome> | Outcome;
