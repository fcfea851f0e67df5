import type { Fact, Facts, Page } from './page';

/** One `<OptionFacts>` and the option that it describes. */
export interface Documented {
  page: Page;
  facts: Facts;
  /** Dotted path of the option. */
  path: string;
  /** Whether it is the page's own option, not a property of it. */
  top: boolean;
  type: Fact[];
  default: Fact[];
  version: Fact[];
}

/** Options documented on a page. The first heading names the page's option; later headings with facts name properties of it or of one above. */
export function documentedOptions(page: Page): Documented[] {
  const [title] = page.headings;
  if (!title) return [];
  const paths = new Map<number, string>([[0, title.text]]);
  return page.facts.map(facts => {
    const index = Math.max(0, facts.section);
    const top = index === 0;
    const path = top ? title.text : propertyPath(page, index, paths);
    paths.set(index, path);
    const of = (kind: string) => facts.facts.filter(fact => fact.kind === kind);
    return { page, facts, path, top, type: of('type'), default: of('default'), version: of('version') };
  });
}

function propertyPath({ headings }: Page, index: number, paths: Map<number, string>): string {
  const heading = headings[index]!;
  const root = headings[0]!.text;
  if (heading.text.startsWith(`${root}.`)) return heading.text;
  let depth = heading.depth;
  for (let above = index - 1; above >= 0; above--) {
    if (headings[above]!.depth >= depth) continue;
    depth = headings[above]!.depth;
    const path = paths.get(above);
    if (path) return `${path}.${relativeTo(path, heading.text)}`;
  }
  return `${root}.${heading.text}`;
}

/** `client.overlay` below `dev.client` is `overlay`. */
function relativeTo(path: string, text: string): string {
  const last = path.split('.').at(-1)!;
  return text.startsWith(`${last}.`) ? text.slice(last.length + 1) : text;
}
