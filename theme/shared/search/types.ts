/** One heading of a page. */
export interface SearchHeading {
  /** Text of the heading. */
  text: string;
  /** Its id on the page, without `#`. */
  id: string;
  /** Level, 2 to 4. */
  depth: number;
  /** Where its section begins in `content`, in UTF-16 units; -1 if unknown. */
  charIndex: number;
}

/** One page in the search index. */
export interface SearchDocument {
  /** Unique in the index; the route path. */
  id: string;
  /** Title of the page. */
  title: string;
  /** Text of the page without markup. */
  content: string;
  /** Address below `domain`, with the language, for example `/zh/guide/start/`. */
  routePath: string;
  /** Origin of the site that holds the page; empty for this site. */
  domain: string;
  /** Language of the page, as in its address. */
  lang?: string;
  /** Headings in reading order. */
  toc: SearchHeading[];
  /** Additional names by which the page is found. */
  keywords?: string[];
  /** A summary of the page. */
  description?: string;
}

/** A part of a text that matched. */
export interface HighlightInfo {
  /** First matched UTF-16 unit of the text. */
  start: number;
  /** Width of the match; a character above code 255 counts 3. */
  length: number;
}

/** One row of the result list. */
export interface SearchHit {
  /** What matched: the page's title, a heading, or text. */
  type: 'title' | 'header' | 'content';
  /** Title of the page; hits are grouped by it. */
  title: string;
  /** The heading that the hit leads to (the page's title where there is none). */
  header: string;
  /** Address of the page and heading. */
  link: string;
  /** The query. */
  query: string;
  /** Matches in `header` (types title and header) or in `statement` (type content). */
  highlightInfoList: HighlightInfo[];
  /** Text around the match, about 100 characters wide. */
  statement?: string;
}

/** Hits of one search index. */
export interface SearchGroup {
  /** Name of the index, shown as its tab. */
  group: string;
  /** `default`: `result` holds {@link SearchHit}s. `custom`: the hook `render` renders it. */
  renderType: 'default' | 'custom';
  /** The hits, or any value that a hook returned. */
  result: SearchHit[];
}
