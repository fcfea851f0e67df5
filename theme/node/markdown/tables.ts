import type { RspressPlugin } from '@rspress/core';
import type { PageNode } from '../../shared/html';

/** Columns from which on the rows of a table become blocks on phones. */
const leastColumns = 3;
/** Width of all columns, in half-width characters, from which on a table may be wider than the text. */
const textWidth = 90;
/** Width of a column that is counted at least and at most, in half-width characters: it has space, and lines may break. */
const [leastWidth, lineWidth] = [14, 36];
/** Names from this length on may break at their dots, underscores and slashes. */
const longName = 12;
/** What assistive technology would lose where rows are displayed as blocks. */
const roles: Record<string, string> = {
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** Prepares the tables of Markdown pages for narrow and wide windows. */
export function tablesPlugin(): RspressPlugin {
  return {
    name: 'rspress-theme-duet/tables',
    markdown: { rehypePlugins: [() => (tree: unknown) => prepareTables(tree as PageNode)] },
  };
}

/**
 * Prepares all tables of a page, in place: long names may break, the column with the most text is marked, cells know
 * their column, and a table that needs more room than the text says so.
 */
export function prepareTables(node: PageNode): void {
  for (const child of node.children ?? []) {
    if (child.tagName === 'table') prepareTable(child);
    else prepareTables(child);
  }
}

function prepareTable(table: PageNode): void {
  const rows = findAll(table, 'tr').map(row => (row.children ?? []).filter(isCell));
  const [head, ...body] = rows;
  if (!head?.every(cell => cell.tagName === 'th')) return;
  for (const cell of rows.flat()) breakNames(cell);
  const columns = head.map((cell, index) => columnOf([cell, ...body.flatMap(row => row[index] ?? [])]));
  if (columns.length < leastColumns) return;

  const text = columns.reduce((most, { total }, index) => (total > columns[most]!.total ? index : most), 0);
  if (columns[text]!.widest > lineWidth) setProperty(head[text]!, 'dataText', '');
  const width = columns.reduce(
    (sum, { widest }) => sum + Math.min(Math.max(widest, leastWidth), lineWidth),
    0,
  );
  if (width > textWidth) setProperty(table, 'dataWide', '');
  setProperty(table, 'dataRows', '');
  setProperty(table, 'role', 'table');
  for (const [tag, role] of Object.entries(roles))
    for (const part of findAll(table, tag)) setProperty(part, 'role', role);
  const labels = head.map(textOf);
  for (const row of body) {
    // The first cell is the title of its block.
    for (const [index, cell] of row.entries()) if (index > 0) setProperty(cell, 'dataLabel', labels[index]);
  }
}

/** How wide the widest cell of a column is, and all its cells together, in half-width characters. */
function columnOf(cells: PageNode[]) {
  const widths = cells.map(cell => widthOf(textOf(cell)));
  return { widest: Math.max(...widths), total: widths.reduce((sum, width) => sum + width, 0) };
}

/** Lets long names in the text of a node break after dots, underscores and slashes. */
function breakNames(node: PageNode): void {
  node.children = node.children?.flatMap(child => {
    if (child.type !== 'text') {
      breakNames(child);
      return [child];
    }
    const parts = (child.value ?? '').split(/(\S+)/).flatMap(word =>
      // A break within a name, not at its ends.
      word.length < longName
        ? [word]
        : word
            .split(/(?<=[\p{L}\p{N})\]][._/])(?=[\p{L}\p{N}[(])/u)
            .flatMap((part, index) => (index > 0 ? [null, part] : [part])),
    );
    return joined(parts).map(part =>
      part === null
        ? { type: 'element', tagName: 'wbr', properties: {}, children: [] }
        : { type: 'text', value: part },
    );
  });
}

/** Joins neighbouring texts; `null` stands for a place where the line may break. */
function joined(parts: (string | null)[]): (string | null)[] {
  const result: (string | null)[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part !== null && typeof last === 'string') result[result.length - 1] = last + part;
    else result.push(part);
  }
  return result;
}

/** Width of a text in half-width characters: Chinese, Japanese and Korean ones count twice. */
function widthOf(text: string): number {
  return text.length + (text.match(/[\u1100-\u11ff\u2e80-\uffef]/g)?.length ?? 0);
}

function textOf(node: PageNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

function findAll(node: PageNode, tag: string): PageNode[] {
  return (node.children ?? []).flatMap(child => [
    ...(child.tagName === tag ? [child] : []),
    ...findAll(child, tag),
  ]);
}

function isCell({ tagName }: PageNode): boolean {
  return tagName === 'th' || tagName === 'td';
}

function setProperty(node: PageNode, name: string, value: unknown): void {
  node.properties = { ...node.properties, [name]: value };
}
