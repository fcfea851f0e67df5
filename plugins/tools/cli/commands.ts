import type { Command } from './command';

/** A name on the command line: a command, or a group of commands. */
export type Entry = Leaf | Group;

interface Leaf {
  /** What it does, for the help: without capital and full stop. */
  summary: string;
  /** Loads the command, when it is used. */
  load(): Promise<{ command: Command }>;
}

export interface Group {
  /** What its commands do, for the help: without capital and full stop. */
  summary: string;
  commands: Readonly<Record<string, Entry>>;
}

/** Every command of `duet`; each has a folder of its name. */
export const duet: Group = {
  summary: 'tools for documentation built with Rspress 2',
  commands: {
    check: {
      summary: 'checks the pages with the plugins in rspress.config',
      load: () => import('../check/command'),
    },
    audit: {
      summary: 'opens the pages of a built site in a browser and finds problems',
      load: () => import('../audit/command'),
    },
    relevance: {
      summary: 'measures how good the results of the search are',
      load: () => import('../relevance/command'),
    },
    mcp: {
      summary: 'gives coding agents the pages of a site: search, sections, lists',
      load: () => import('../mcp/command'),
    },
    overrides: {
      summary: 'lists what a site overrides of the theme, and what has changed in it',
      load: () => import('../overrides/command'),
    },
    version: {
      summary: 'copies the current pages for a new version of the docs',
      load: () => import('../version/command'),
    },
    search: {
      summary: 'answers a remote search, or fills the search engine behind it',
      commands: {
        serve: {
          summary: 'answers searches from the records of the site, with nothing to install',
          load: () => import('../search/serve'),
        },
        push: {
          summary: 'makes the index of a search engine equal to the records of the site',
          load: () => import('../search/push'),
        },
      },
    },
  },
};
