/** Options by what became of them. */
export type OptionGroups = Record<'kept' | 'passed' | 'gone', readonly string[]>;

const marked = /^(\{\/\* list: (kept|passed|gone) \*\/\}\n\n)((?:[|-].*\n?)+)/gm;
/** A row `| group | names |` or an item `- group: names`: start, group, separator, names, end. */
const entry = /^(\| |- )(.*?)( \| |: |：)(.*?)( \|)?$/;

/** The source of a page with the tables and bullet lists below `{/* list: gone *\/}` written from the options. */
export function generateLists(source: string, options: OptionGroups): string {
  return source.replace(
    marked,
    (_, comment: string, kind: keyof OptionGroups, block: string) => comment + blockOf(block, options[kind]),
  );
}

/** A block with the same head, order of groups and punctuation. Options without a group are in the row whose group is text. */
function blockOf(block: string, names: readonly string[]): string {
  const lines = block.trimEnd().split('\n');
  const head = lines.slice(0, lines[0]!.startsWith('|') ? 2 : 0);
  const entries = lines.slice(head.length).map(line => entry.exec(line));
  const [, start = '- ', , colon = ': ', , end = ''] = entries[0] ?? [];
  const comma = block.includes('、') ? '、' : ', ';
  const label = entries.map(each => each?.[2]).find(group => group && !group.startsWith('`')) ?? 'Top level';
  const byGroup = new Map<string, string[]>(entries.map(each => [each?.[2] ?? '', []]));
  for (const name of names.map(each => each.replace(/\.\*$/, ''))) {
    const dot = name.lastIndexOf('.');
    const group = dot < 0 ? label : `\`${name.slice(0, dot)}\``;
    byGroup.set(group, [...(byGroup.get(group) ?? []), `\`${name.slice(dot + 1)}\``]);
  }
  const rows = [...byGroup].filter(([, group]) => group.length > 0);
  const text = rows.map(([group, options]) => start + group + colon + options.join(comma) + end);
  return `${[...head, ...text].join('\n')}\n`;
}
