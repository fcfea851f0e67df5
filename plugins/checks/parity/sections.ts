import { type Finding, mistake } from '../core/finding';
import type { InSection, Page } from '../core/page';
import type { Place } from '../core/place';

type Kind = 'links' | 'images' | 'tables' | 'containers' | 'components';

/** What is compared of each kind, and whether its order counts. */
const kinds: Record<Kind, { name: string; ordered: boolean; of(item: never): string }> = {
  links: { name: 'link', ordered: false, of: ({ url }: Page['links'][number]) => url },
  images: { name: 'image', ordered: true, of: ({ url }: Page['images'][number]) => url },
  tables: {
    name: 'table',
    ordered: true,
    of: ({ rows, columns }: Page['tables'][number]) => `${rows} × ${columns}`,
  },
  containers: {
    name: 'container',
    ordered: true,
    of: ({ name }: Page['containers'][number]) => `:::${name}`,
  },
  components: { name: 'component', ordered: true, of: ({ name }: Page['components'][number]) => `<${name}>` },
};

/** Both pages have the same links, images, tables, containers and components, section by section. */
export function compareSections(original: Page, translated: Page): Finding[] {
  const findings: Finding[] = [];
  for (const [section, heading] of sectionsOf(translated)) {
    for (const kind of Object.keys(kinds) as Kind[]) {
      const { name, ordered, of } = kinds[kind];
      const values = (page: Page) =>
        (page[kind] as InSection[])
          .filter(item => item.section === section)
          .map(item => ({ item, value: plain(of(item as never), translated.lang, kind) }));
      const [left, right] = [values(original), values(translated)];
      const [from, to] = [left, right].map(list => list.map(({ value }) => value));
      const same = ordered
        ? from!.join('\n') === to!.join('\n')
        : [...from!].sort().join('\n') === [...to!].sort().join('\n');
      if (same) continue;
      const extra = right.find(({ value }, index) =>
        ordered ? value !== from![index] : count(to!, value) > count(from!, value),
      );
      const missing = left.find(({ value }, index) =>
        ordered ? value !== to![index] : count(from!, value) > count(to!, value),
      );
      const at = extra?.item ?? right.at(-1)?.item ?? heading;
      const message =
        extra && missing
          ? `The ${name} ${extra.value} stands where the original has ${missing.value}.`
          : extra
            ? `The ${name} ${extra.value} is not in the original.`
            : `The ${name} ${missing!.value} is missing.`;
      const right_ = missing
        ? `${original.file}:${missing.item.line} has ${missing.value}.`
        : `${original.file} has ${left.length} here.`;
      findings.push(mistake(`parity/${kind}`, translated, at, message, right_));
    }
  }
  return findings;
}

/** A translated drawing may lie beside its original as `name.zh.svg`. */
function plain(value: string, lang: string, kind: Kind): string {
  return kind === 'images' ? value.replace(new RegExp(`\\.${lang}(\\.\\w+)$`), '$1') : value;
}

function count(values: readonly string[], value: string): number {
  return values.filter(other => other === value).length;
}

/** Each section of a page with the place to point at when it lacks something. */
export function sectionsOf(page: Page): [number, Place][] {
  return [
    [-1, { line: 1, column: 1 }],
    ...page.headings.map((heading, index) => [index, heading] as [number, Place]),
  ];
}
