/** Where something begins in its file, both from 1. */
export interface Place {
  line: number;
  column: number;
}

/** Where a page stands. */
export interface PageIdentity {
  /** File, relative to the project's folder, with forward slashes. */
  file: string;
  lang: string;
  /** Path inside its language: `/config/output/minify`, `/guide/start/` for an index. */
  route: string;
  /** Whether it is a fragment that other pages include, without a route of its own. */
  fragment: boolean;
}
