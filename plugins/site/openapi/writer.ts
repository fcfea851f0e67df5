import { filledText } from '../../shared/readerText';
import type { TextKey } from '../../shared/text';
import type { Located } from './documents';
import { asCell, asMdx } from './markdown';
import type { Api } from './model';
import { slugOf, unique } from './names';
import { keyOf, nameOf } from './shape';

/** How the pages of a document are written. */
export interface Writing {
  /** Language of the pages. */
  lang: string;
  /** Language of the texts in the document, if it can differ from that of the pages. */
  textLang?: string;
  title?: string;
  description?: string;
  depth: number;
  samples: readonly ('curl' | 'javascript')[];
  /** Whether the theme has the component `OptionFacts`. */
  hasFacts: boolean;
}

/** What the parts of the pages of a document share. */
export class Writer {
  /** Schemas that pages link to, in the order of the links. */
  readonly #linked = new Map<string, { at: Located; id: string }>();
  readonly #ids = new Set<string>();
  /** Texts in cells, of which many are the same. */
  readonly #cells = new Map<string, string>();

  constructor(
    readonly api: Api,
    readonly writing: Writing,
  ) {}

  /** A word of the pages. */
  readonly word = (key: TextKey, values: Record<string, string> = {}): string =>
    filledText(key, values, this.writing.lang);

  /** A text of the document as blocks, with its language. */
  block(text: string | undefined, headingOf?: (level: number, text: string) => string): string {
    const body = text && asMdx(text, headingOf);
    const { textLang } = this.writing;
    return body && textLang ? `<div lang="${textLang}">\n\n${body}\n\n</div>` : (body ?? '');
  }

  /** A text of the document in a cell, with its language. */
  cell(text: string | undefined): string {
    if (!text) return '';
    const line = this.#cells.get(text) ?? asCell(text);
    this.#cells.set(text, line);
    const { textLang } = this.writing;
    return textLang ? `<span lang="${textLang}">${line}</span>` : line;
  }

  /** Address of the section of a schema, which the page of schemas then has. */
  linkTo(schema: Located): string {
    const key = keyOf(schema);
    const linked = this.#linked.get(key);
    const id = linked?.id ?? unique(slugOf(nameOf(schema)), this.#ids);
    if (!linked) this.#linked.set(key, { at: schema, id });
    return `./schemas.mdx#${id}`;
  }

  /** Facts in a list, in the look of a page of an option where the theme has it. */
  facts(list: readonly (readonly [label: string, value: string | false | undefined])[]): string {
    const lines = list.flatMap(([label, value]) => (value ? [`- **${label}:** ${value}`] : [])).join('\n');
    return lines && this.writing.hasFacts ? `<OptionFacts>\n\n${lines}\n\n</OptionFacts>` : lines;
  }

  /** The schemas that pages link to. */
  get linked(): { at: Located; id: string }[] {
    return [...this.#linked.values()];
  }
}
