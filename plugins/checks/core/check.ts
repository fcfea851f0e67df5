import type { Cache } from './cache';
import type { Finding, OptedOut } from './finding';
import type { Job, Wish } from './job';
import type { Page } from './page';

/** The pages of a site and where they lie. */
export interface Project {
  /** The project's folder, absolute. */
  root: string;
  /** The content folder, absolute. */
  docs: string;
  /** Languages, the one translated from first; `['']` for a site of one language. */
  languages: string[];
  pages: Page[];
}

/** What a check is given besides the pages. */
export interface Context {
  /** Results kept from earlier runs, by content. */
  cache: Cache;
  wish: Wish;
  /** Whether findings in this file are asked for. */
  wanted(file: string): boolean;
}

/** What a check gives back. */
export interface Outcome {
  findings: Finding[];
  /** Counts by name, for the summary line. */
  counts: Record<string, number>;
  /** Places that opted out by other means than the comment. */
  optedOut?: OptedOut[];
}

/** The function that a check's module exports under the name `run`. */
export type Run<Options> = (
  project: Project,
  options: Options,
  context: Context,
) => Promise<Outcome> | Outcome;

export type { Job, Wish };
