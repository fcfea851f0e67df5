/** Plain text as Markdown and MDX. */
export const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>|~#$&]/g, sign => (sign === '&' ? '&amp;' : `\\${sign}`));

/** Text as code within a line. */
export function code(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  const space = /^`|`$/.test(line) || line === '' ? ' ' : '';
  return `${ticks}${space}${line}${space}${ticks}`;
}

/** A block of code. */
export function fence(text: string, info: string, indent = ''): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return [`${ticks}${info.replace(/[`{}<>\n]/g, '')}`, ...text.split('\n'), ticks]
    .map((line, index) => (index === 0 || line === '' ? line : indent + line))
    .join('\n');
}

/** Text of a cell: one line without signs that end it. */
export const cellText = (text: string) => text.replace(/\s*\n\s*/g, ' ').replace(/(?<!\\)\|/g, '\\|');

/** A table; columns that are empty in every row are left out, except the first. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const shown = head.map((_, index) => index === 0 || rows.some(row => row[index]));
  const line = (cells: readonly string[]) =>
    `| ${cells
      .filter((_, index) => shown[index])
      .map(cell => cellText(cell))
      .join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Parts of a page, without those that are empty. */
export const blocks = (...parts: (string | false | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n');

/** A heading that is not in the outline, where the same words would be repeated for each operation. */
export const part = (title: string, id: string): string => `<h3 id="${id}">${title}</h3>`;
