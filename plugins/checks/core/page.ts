import type { PageIdentity, Place } from './place';

/** A heading with the id that its address has. */
export interface Heading extends Place {
  /** 1 to 6. */
  depth: number;
  text: string;
  id: string;
}

/** Something inside a section; `section` is the index of its heading, -1 above the first. */
export interface InSection extends Place {
  section: number;
}

/** A fenced code block. `line` and `column` are those of the fence. */
export interface Fence extends InSection {
  lang: string;
  /** Attributes after the language: `title="a.ts" run` gives `{ title: 'a.ts', run: '' }`. */
  attributes: Record<string, string>;
  code: string;
  /** File that the code was included from with `file="…"`, relative to the project. */
  included?: string;
  /** Columns that the code is indented by in its file. */
  indent: number;
}

export interface Link extends InSection {
  url: string;
  text: string;
}

export interface Image extends InSection {
  url: string;
  alt: string;
}

export interface Table extends InSection {
  rows: number;
  columns: number;
  /** First cell of the header row without words or an image. */
  emptyHeader?: Place;
}

/** `:::tip` and the like; `name` is `tip`. */
export interface Container extends InSection {
  name: string;
}

export interface Component extends InSection {
  name: string;
  /** Strings as they are, expressions as their code. */
  attributes: Record<string, string>;
  /** Where each attribute begins. */
  places: Record<string, Place>;
}

/** Words or an inline code span of an option fact. */
export interface Part extends Place {
  code: boolean;
  value: string;
}

/** One bullet of `<OptionFacts>`. */
export interface Fact extends Place {
  /** `type`, `default`, `version`, or the label as written. */
  kind: string;
  parts: Part[];
  /** Indexes into {@link Page.fences}. */
  fences: number[];
}

/** One `<OptionFacts>` block. */
export interface Facts extends InSection {
  facts: Fact[];
}

/** A comment `{/​* duet-allow rule: reason *​/}` and the lines it covers. */
export interface Allow extends Place {
  rule: string;
  reason: string;
  lastLine: number;
}

export interface FrontmatterEntry extends Place {
  key: string;
  value: unknown;
}

/** Everything the rules need to know of one page; plain data, so that it can be cached. */
export interface Page extends PageIdentity {
  /** Hash of the source. */
  hash: string;
  frontmatter: FrontmatterEntry[];
  headings: Heading[];
  fences: Fence[];
  links: Link[];
  images: Image[];
  tables: Table[];
  containers: Container[];
  components: Component[];
  facts: Facts[];
  allows: Allow[];
  /** Prose per section, the part above the first heading first. */
  prose: string[];
  /** Why the frontmatter is no YAML; its keys are then not to be trusted. */
  brokenFrontmatter?: Place & { message: string };
  /** Why the page cannot be parsed. */
  broken?: Place & { message: string };
}
