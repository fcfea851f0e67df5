import type { Page, Statement } from '../core/page';
import { type Kind, kinds } from './statedFacts';

/** A default, type or version that a sentence or table row states for an option. */
export interface StatedValue {
  kind: Kind;
  path: string;
  value: string;
  /** Whether the value has a column of its own in a table. */
  isCell: boolean;
}

/** Whether a dotted path is that of an option or a property of one. */
type IsKnown = (path: string) => boolean;

const sentences: Record<Kind, RegExp> = {
  default:
    /(?:default(?:s to| is| value is|:| of `[^`]+` is|(?= [`\d]))|默认(?:值)?(?:是|为|：)?)\s*(`[^`]+`|-?\d+(?:\.\d+)?)/i,
  type: /(?:of type|类型(?:是|为))\s*(`[^`]+`)/i,
  version: /(?:since|from|added in|>=|自|从)\s*(?:version\s*)?`?v?(\d+\.\d+\.\d+)`?/i,
};

const columns: Record<Kind, RegExp> = {
  default: /^(?:default|默认值?)$/i,
  type: /^(?:type|类型)$/i,
  version: /^(?:version|since|版本)$/i,
};

/** What a statement says about options. `folder` contains the pages of the options. */
export function statedValues(
  page: Page,
  { text, cells, section }: Statement,
  folder: string,
  isKnown: IsKnown,
): StatedValue[] {
  if (!cells) return valuesIn(text, page, folder, isKnown);
  const facts = kinds.flatMap(kind =>
    cells.filter(({ header }) => columns[kind].test(header)).map(cell => ({ kind, cell })),
  );
  if (facts.length === 0) return cells.flatMap(cell => valuesIn(cell.text, page, folder, isKnown));
  const path = optionOfRow(page, cells, section, isKnown);
  if (path === undefined) return [];
  return facts.flatMap(({ kind, cell }) => {
    const value = /`([^`]+)`/.exec(cell.text)?.[1];
    return value === undefined ? [] : [{ kind, path, value, isCell: true }];
  });
}

/** Values in a sentence that names one option before the value. On the page of an option, other options are conditions. */
function valuesIn(text: string, page: Page, folder: string, isKnown: IsKnown): StatedValue[] {
  return kinds.flatMap(kind => {
    const match = sentences[kind].exec(text);
    if (!match) return [];
    const stated = match[1]!;
    const before = kind === 'version' ? text : text.slice(0, match.index + match[0].length - stated.length);
    const paths = [...new Set(namesIn(before).filter(isKnown))];
    const isOwn = !page.route.startsWith(`${folder}/`) || paths[0]?.startsWith(page.headings[0]?.text ?? '');
    return paths.length === 1 && isOwn
      ? [{ kind, path: paths[0]!, value: stated.replaceAll('`', ''), isCell: false }]
      : [];
  });
}

/** The option of a row: its first cell names it, or is a property of what the header or the section is about. */
function optionOfRow(
  { headings }: Page,
  cells: NonNullable<Statement['cells']>,
  section: number,
  isKnown: IsKnown,
): string | undefined {
  const cell = cells.find(({ header }) => namesIn(header).some(isKnown)) ?? cells[0]!;
  const name = /^`?([\w.]+)`?$/.exec(cell.text)?.[1];
  if (name === undefined) return undefined;
  const root = headings[0]?.text ?? '';
  const own = headings[section]?.text ?? root;
  const parents = [...namesIn(cell.header), own, `${root}.${own}`, root];
  const inside = parents.map(parent => `${parent}.${name}`).find(isKnown);
  return inside ?? (name.includes('.') && isKnown(name) ? name : undefined);
}

/** Dotted names, and code spans that are a name. */
function namesIn(text: string): string[] {
  const dotted = text.match(/[A-Za-z]\w*(?:\.\w+)+/g) ?? [];
  return [...dotted, ...[...text.matchAll(/`(\w+)`/g)].map(([, span]) => span!)];
}
