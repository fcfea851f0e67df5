import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Expression, type ObjectExpression, type Position as Place, parseExpressionAt } from 'acorn';
import { didYouMean } from '../didYouMean';

/** Kinds of entries in `_meta.json`. */
const kinds = ['file', 'dir', 'dir-section-header', 'section-header', 'custom-link', 'divider'];
const endings = ['', '.mdx', '.md', '.tsx', '.jsx', '.ts', '.js'];

/** An address in a file of the navigation. */
export type NavigationLink = { url: string; line: number; column: number };

/** What is wrong in a file of the navigation, and how to correct it; `column` begins at 1. */
export interface NavigationProblem {
  line: number;
  column: number;
  message: string;
  fix: string;
  /** Navbar and sidebars can be made with it, if not as it was meant. */
  isHarmless?: true;
}

/** What kind of value Rspress reads under a key. */
type Kinds = Record<string, 'text' | 'switch' | 'list' | 'any'>;
const metaKeys: Kinds = {
  // The entry itself is checked for these.
  ...kindOf('any', 'type name'),
  ...kindOf('text', 'label icon tag context link'),
  ...kindOf('switch', 'collapsed collapsible dashed'),
  ...kindOf('list', 'overviewHeaders items'),
};
const navKeys: Kinds = {
  ...kindOf('text', 'text link icon tag activeMatch position lang rel'),
  ...kindOf('switch', 'download'),
  items: 'list',
};
/** Names of what readers see: that of navbars, that of sidebars, and that of pages. */
const labels = ['text', 'label', 'title'];

function kindOf(kind: Kinds[string], names: string): Kinds {
  return Object.fromEntries(names.split(' ').map(name => [name, kind]));
}

type Entry = ObjectExpression & { loc: { start: Place } };

/**
 * The mistakes in a `_meta.json` or `_nav.json`, by which navbar and sidebars are made.
 * @param folders where its pages and folders may be; nothing if a plugin may make them later
 * @param link is called with every address
 */
export function navigationProblems(
  path: string,
  folders: readonly string[] | undefined,
  link: (link: NavigationLink) => void = () => {},
): NavigationProblem[] {
  const problems: NavigationProblem[] = [];
  const report = ({ line, column }: Place, message: string, fix: string, isHarmless = false) => {
    problems.push({ line, column: column + 1, message, fix, ...(isHarmless && { isHarmless }) });
  };
  const isNav = basename(path) === '_nav.json';
  const list = parsed(readFileSync(path, 'utf8'), report);
  if (!list) return problems;
  if (list.type !== 'ArrayExpression') {
    const example = isNav ? '[{ "text": "Guide", "link": "/guide/" }]' : '["start"]';
    report(
      list.loc!.start,
      'The file has no list.',
      `Begin it with \`[\` and end it with \`]\`: \`${example}\`.`,
    );
    return problems;
  }
  const seen = new Set<string>();
  for (const entry of list.elements) {
    if (isNav) navEntry(entry as Entry);
    else metaEntry(entry as Entry);
  }
  return problems;

  function checkLink(entry: Expression | undefined) {
    const url = textOf(entry);
    const start = entry?.loc?.start;
    if (url !== undefined && start) link({ url, line: start.line, column: start.column + 1 });
  }

  function navEntry(entry: Entry) {
    const { start } = entry.loc;
    if (entry.type !== 'ObjectExpression')
      return report(start, 'The entry is no object.', 'Write `{ "text": "Guide", "link": "/guide/" }`.');
    checkFields(entry, navKeys);
    const items = propertyOf(entry, 'items');
    if (isMissing(propertyOf(entry, 'text')))
      report(start, 'The entry has no `text`.', 'Add `"text"` with the words that readers see.');
    if (!items && isMissing(propertyOf(entry, 'link')))
      report(start, 'The entry leads nowhere.', 'Add `"link"`, or `"items"` for a menu.');
    checkLink(propertyOf(entry, 'link'));
    const match = propertyOf(entry, 'activeMatch');
    const pattern = textOf(match);
    if (pattern && !isPattern(pattern))
      report(match!.loc!.start, `${pattern} is no regular expression.`, 'Correct it: `^/guide/`.');
    for (const item of elementsOf(items)) navEntry(item);
  }

  function metaEntry(entry: Entry) {
    const { start } = entry.loc;
    const short = textOf(entry);
    if (short === undefined && entry.type !== 'ObjectExpression')
      return report(
        start,
        'The entry is neither a name nor an object.',
        'Write the name of a page in quotes.',
      );
    const kind = short === undefined ? textOf(propertyOf(entry, 'type')) : 'file';
    if (kind === undefined || !kinds.includes(kind)) {
      const message = kind === undefined ? 'The entry has no `type`.' : `There is no type \`${kind}\`.`;
      return report(start, message, didYouMean(kind ?? '', kinds) ?? `Use one of ${kinds.join(', ')}.`);
    }
    if (entry.type === 'ObjectExpression') checkFields(entry, metaKeys);
    if (kind === 'custom-link') return customLink(entry);
    if (kind === 'divider' || kind === 'section-header') return;
    const item = short ?? textOf(propertyOf(entry, 'name'));
    if (!item)
      return report(start, 'The entry has no `name`.', 'Add `"name"` with the name of the file or folder.');
    if (seen.has(item)) report(start, `"${item}" is listed twice.`, 'Remove one of the two.');
    seen.add(item);
    if (!folders || folders.some(folder => isThere(folder, item, kind))) return;
    const what = kind === 'file' ? 'page' : 'folder';
    const others = readdirSync(dirname(path)).map(other => other.replace(/\.\w+$/, ''));
    const fix = `Correct the name, or add the ${what}. ${didYouMean(item, others) ?? ''}`.trim();
    report(start, `There is no ${what} "${item}".`, fix);
  }

  function customLink(entry: Entry) {
    const items = propertyOf(entry, 'items');
    const link = propertyOf(entry, 'link');
    if (!items && isMissing(link))
      report(entry.loc.start, 'The entry leads nowhere.', 'Add `"link"`, or `"items"` for a group.');
    checkLink(link);
    for (const item of elementsOf(items)) {
      if (item.type !== 'ObjectExpression')
        report(item.loc.start, 'The entry is no object.', 'Write `{ "label": "Guide", "link": "/guide/" }`.');
      else {
        checkFields(item, metaKeys);
        customLink(item);
      }
    }
  }

  /** The values that Rspress reads, and keys that resemble those that it reads. */
  function checkFields(entry: Entry, known: Kinds) {
    const given = entry.properties.map(keyOf);
    const free = Object.keys(known).filter(key => !given.includes(key));
    const label = free.find(key => labels.includes(key));
    for (const property of entry.properties) {
      const key = keyOf(property);
      if (property.type !== 'Property') continue;
      const { start } = property.loc!;
      const kind = known[key];
      const meant =
        labels.includes(key) && label ? `Did you mean \`${label}\`?` : didYouMean(key, free, 0.25);
      if (!kind && meant) report(start, `There is no key \`${key}\`.`, meant, true);
      if (kind && !isKind(property.value, kind))
        report(
          start,
          `\`${key}\` is no ${kind === 'switch' ? '`true` or `false`' : kind}.`,
          kindFixes[kind],
          true,
        );
    }
  }
}

const kindFixes = {
  any: '',
  text: 'Put the value in double quotes.',
  switch: 'Write `true` or `false` without quotes.',
  list: 'Write its entries between `[` and `]`.',
};

function isKind(value: Expression, kind: Kinds[string]): boolean {
  if (kind === 'any') return true;
  if (kind === 'list') return value.type === 'ArrayExpression';
  if (value.type !== 'Literal') return false;
  return value.value === null || typeof value.value === (kind === 'text' ? 'string' : 'boolean');
}

const keyOf = (property: ObjectExpression['properties'][number]) =>
  property.type === 'Property' && property.key.type === 'Literal' ? String(property.key.value) : '';

const elementsOf = (list: Expression | undefined) =>
  list?.type === 'ArrayExpression' ? (list.elements as Entry[]) : [];

const isMissing = (value: Expression | undefined) => !value || textOf(value) === '';

function isThere(folder: string, name: string, kind: string): boolean {
  return kind === 'file'
    ? endings.some(ending => existsSync(join(folder, name + ending)))
    : existsSync(join(folder, name));
}

const propertyOf = (entry: ObjectExpression, name: string) =>
  entry.properties.flatMap(property =>
    property.type === 'Property' && 'value' in property.key && property.key.value === name
      ? [property.value]
      : [],
  )[0];

const textOf = (value: Expression | undefined) =>
  value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;

function isPattern(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}

/** The tree of a JSON text, whose mistakes are reported with what JavaScript would allow and JSON does not. */
function parsed(
  text: string,
  report: (place: Place, message: string, fix: string) => void,
): Expression | undefined {
  const source = text.replace(/^\uFEFF/, '');
  if (source !== text) {
    const message = 'The file begins with a byte order mark, with which Rspress cannot read it.';
    report({ line: 1, column: 0 } as Place, message, 'Save it as UTF-8 without one.');
  }
  if (source.trim() === '') {
    report({ line: 1, column: 0 } as Place, 'The file is empty.', 'Write `[]`, or delete it.');
    return undefined;
  }
  const comments: Place[] = [];
  const commas: Place[] = [];
  let tree: Expression | undefined;
  let problem: (SyntaxError & { loc?: Place }) | undefined;
  try {
    tree = parseExpressionAt(source, 0, {
      ecmaVersion: 'latest',
      locations: true,
      onComment: (_block, _text, _start, _end, place) => place && comments.push(place),
      onTrailingComma: (_end, place) => place && commas.push(place),
    });
  } catch (error) {
    problem = error as SyntaxError;
  }
  try {
    JSON.parse(source);
    return tree;
  } catch (error) {
    const place = commas[0] ?? comments[0] ?? problem?.loc ?? tree?.loc?.start;
    const at = place ?? ({ line: 1, column: 0 } as Place);
    if (commas[0]) report(at, 'A comma follows the last entry.', 'Remove it: JSON allows none there.');
    else if (comments[0]) report(at, 'The file has a comment.', 'Remove it: JSON has none.');
    else {
      const message =
        problem?.message.replace(/ \(\d+:\d+\)$/, '') ?? (error as Error).message.split('\n')[0]!;
      const fix = 'Look for a missing comma, bracket or double quotation mark here or before it.';
      report(at, `The JSON cannot be read: ${message}.`, fix);
    }
    return undefined;
  }
}
