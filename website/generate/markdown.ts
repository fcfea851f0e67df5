/** A table as Markdown. Cells are Markdown of their own; `|` in them is escaped. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map(text => text.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line), ''].join('\n');
}

/** Text from outside as MDX: braces and angle brackets outside code would be expressions and tags. */
export function mdx(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 ? part : part.replace(/[{}<>]/g, '\\$&')))
    .join('');
}

/**
 * The cells of the first table of a section, header first.
 * @param heading text of the heading, without its `#`
 * @param number which table of the section, from 0
 * @throws Error if the section or the table does not exist
 */
export function tableUnder(source: string, heading: string, number = 0): string[][] {
  // Lines of code may look like headings.
  const lines = source.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '').split('\n');
  const start = lines.findIndex(line => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading);
  const length = lines.slice(start + 1).findIndex(line => /^#{1,2} /.test(line));
  const section = lines.slice(start + 1, length < 0 ? undefined : start + 1 + length);
  const tables = section.join('\n').match(/(?:^\|.*\n?)+/gm) ?? [];
  if (start < 0 || !tables[number]) throw new Error(`No table ${number} below the heading "${heading}"`);
  const rows = tables[number]
    .trim()
    .split('\n')
    .map(row =>
      row
        .slice(1, row.trimEnd().length - 1)
        .split(/(?<!\\)\|/)
        .map(cell => cell.trim()),
    );
  return rows.filter((_, index) => index !== 1);
}
