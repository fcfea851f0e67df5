import type { Position } from '../../../../shared/frontmatter';
import { type Finding, pageError } from '../core/finding';
import type { InSection, Page } from '../core/page';

type Kind = 'links' | 'images' | 'tables' | 'containers' | 'components';

/** The value that is compared, per kind. Links may change their order, because sentences do. */
const kinds: { [K in Kind]: (item: Page[K][number], lang: string) => string } = {
  links: ({ url }) => url,
  // A translated image may be next to its original as `name.zh.svg`.
  images: ({ url }, lang) => url.replace(new RegExp(`\\.${lang}(\\.\\w+)$`), '$1'),
  tables: ({ rows, columns }) => `${rows} × ${columns}`,
  containers: ({ name }) => `:::${name}`,
  components: ({ name }) => `<${name}>`,
};

type Item = { item: InSection; value: string };

/** Both pages have the same links, images, tables, containers and components, section by section. */
export function compareSections(original: Page, translated: Page): Finding[] {
  return sectionsOf(translated).flatMap(([section, heading]) =>
    (Object.keys(kinds) as Kind[]).flatMap(kind => {
      const itemsOf = (page: Page): Item[] =>
        (page[kind] as InSection[])
          .filter(item => item.section === section)
          .map(item => ({ item, value: kinds[kind](item as never, translated.lang) }));
      const [left, right] = [itemsOf(original), itemsOf(translated)];
      const difference = kind === 'links' ? unorderedDifference : orderedDifference;
      const [missing, extra] = [difference(left, right), difference(right, left)];
      if (!missing && !extra) return [];
      const name = kind.slice(0, -1);
      const message = !missing
        ? `The ${name} ${extra!.value} is not in the original.`
        : extra
          ? `The ${name} is ${extra.value}, in the original ${missing.value}.`
          : `The ${name} ${missing.value} is missing.`;
      const fix = missing
        ? `Write ${missing.value}, as in ${original.file}:${missing.item.line}.`
        : `Remove it: ${original.file} has ${left.length} in this section.`;
      const position = extra?.item ?? right.at(-1)?.item ?? heading;
      return [pageError(`parity/${kind}`, translated, position, message, fix)];
    }),
  );
}

/** The first item whose counterpart differs. */
function orderedDifference(items: Item[], others: Item[]): Item | undefined {
  return items.find(({ value }, index) => value !== others[index]?.value);
}

/** The first item that occurs more often than in the other list. */
function unorderedDifference(items: Item[], others: Item[]): Item | undefined {
  const count = (list: Item[], value: string) => list.filter(other => other.value === value).length;
  return items.find(({ value }) => count(items, value) > count(others, value));
}

/** Each section of a page by index, with the position to report when it lacks something. */
export function sectionsOf({ headings }: Page): [number, Position][] {
  const start: Position = { line: 1, column: 1 };
  return [[-1, start], ...headings.map((heading, index): [number, Position] => [index, heading])];
}
