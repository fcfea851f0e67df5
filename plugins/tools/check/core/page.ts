import type { FrontmatterEntry, FrontmatterProblem, Position } from '../../../../shared/frontmatter';
import type { MarkupProblem } from './markup';

/** The file and the address of a page. */
export interface PageIdentity {
  /** File, relative to the project's folder, with forward slashes. */
  file: string;
  lang: string;
  /** Path inside its language: `/config/output/minify`, `/guide/start/` for an index. */
  route: string;
  /** Whether other pages include it and it has no route of its own. */
  fragment: boolean;
}

/** A heading with the id that its address has. */
export interface Heading extends Position {
  /** 1 to 6. */
  depth: number;
  text: string;
  /** Whether it has more than text, such as an image. */
  hasContent: boolean;
  id: string;
}

/** Something inside a section; `section` is the index of its heading, -1 above the first. */
export interface InSection extends Position {
  section: number;
}

/** A fenced code block. `line` and `column` are those of the fence. */
export interface Fence extends InSection {
  lang: string;
  /** Attributes after the language: `title="a.ts" run` gives `{ title: 'a.ts', run: '' }`. */
  attributes: Record<string, string>;
  code: string;
  /** Whether a block with `file="…"` has code of its own, which Rspress refuses. */
  hasContent?: boolean;
  /** File that the code was included from with `file="…"`, relative to the project; undefined if it does not exist. */
  included?: string;
  /** Columns that the code is indented by in its file. */
  indent: number;
}

/** A Markdown table; `rows` includes the header. */
export interface Table extends InSection {
  rows: number;
  columns: number;
  /** First header cell without text or an image. */
  emptyHeader?: Position;
}

/** A JSX element. */
export interface Component extends InSection {
  name: string;
  /** Strings as they are, expressions as their code. */
  attributes: Record<string, string>;
  /** Where each attribute begins. */
  positions: Record<string, Position>;
  /** Its attributes as they are written. */
  written: (Position & { text: string })[];
  /** Whether there is anything between its tags. */
  hasChildren: boolean;
}

/** Text or an inline code span of an option fact. */
export interface Part extends Position {
  code: boolean;
  value: string;
}

/** One bullet of `<OptionFacts>`. */
export interface Fact extends Position {
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
export interface OptOut extends Position {
  rule: string;
  reason: string;
  lastLine: number;
}

/** A sentence or a table row. */
export interface Statement extends InSection {
  /** Code spans are in backticks; the cells of a row are separated by ` | `. */
  text: string;
}

/** Everything that the rules read from one page; plain data, so that it can be cached. */
export interface Page extends PageIdentity {
  frontmatter: FrontmatterEntry[];
  /** Texts inside its lists and maps, by path. */
  nested: FrontmatterEntry[];
  headings: Heading[];
  fences: Fence[];
  links: (InSection & { url: string })[];
  images: (InSection & { url: string; alt: string })[];
  tables: Table[];
  /** `:::tip` and the like; `name` is `tip`. */
  containers: (InSection & { name: string })[];
  components: Component[];
  /** Code of imports and exports, in order. */
  code: string;
  /** What the code imports from, and where. */
  imports: (Position & { from: string })[];
  /** Markup that does not do what its writer meant. */
  markup: MarkupProblem[];
  facts: Facts[];
  optOuts: OptOut[];
  /** Sentences and table rows, without headings and header rows. */
  statements: Statement[];
  /** Prose per section, the part above the first heading first. */
  prose: string[];
  /** Why the frontmatter cannot be parsed; `frontmatter` is then empty. */
  brokenFrontmatter?: FrontmatterProblem;
  /** Why the page cannot be parsed. */
  broken?: Position & { message: string; isConflict?: boolean };
}
