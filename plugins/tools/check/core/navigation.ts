import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type Expression, type ObjectExpression, type Position as Place, parseExpressionAt } from 'acorn';
import { globSync } from 'tinyglobby';
import { didYouMean } from '../../../../shared/didYouMean';
import type { Project } from './check';
import { type Finding, pageError } from './finding';
import { slashes } from './project';

/** Kinds of entries in `_meta.json`. */
const kinds = ['file', 'dir', 'dir-section-header', 'section-header', 'custom-link', 'divider'];
const endings = ['', '.mdx', '.md', '.tsx', '.jsx', '.ts', '.js'];

type Link = { url: string; line: number; column: number };
type Entry = ObjectExpression & { loc: { start: Place } };

/**
 * The files that make navbar and sidebars are valid, and name pages and folders that exist.
 * @param isLost whether a link of the file leads nowhere; undefined where links are not checked
 */
export function navigationRules(
  { root, docs, languages, site }: Pick<Project, 'root' | 'docs' | 'languages' | 'site'>,
  isLost?: (file: string, lang: string, link: Link) => Finding | undefined,
): Finding[] {
  const names = globSync('**/_{meta,nav}.json', { cwd: docs, ignore: ['**/node_modules/**', 'public/**'] });
  return names.sort().flatMap(check);

  function check(name: string): Finding[] {
    const path = join(docs, name);
    const file = slashes(relative(root, path));
    const text = readFileSync(path, 'utf8');
    const findings: Finding[] = [];
    const report = ({ line, column }: Place, message: string, fix: string) => {
      const optOut = 'none: the site needs this file';
      const finding = pageError('pages/navigation', { file }, { line, column: column + 1 }, message, fix);
      findings.push({ ...finding, optOut });
    };
    const list = parsed(text, report);
    if (!list) return findings;
    const lang = languages.find(each => each !== '' && name.startsWith(`${each}/`)) ?? '';
    const link = (entry: Expression | undefined) => {
      const url = textOf(entry);
      const start = entry?.loc?.start;
      if (url === undefined || !start) return;
      const finding = isLost?.(file, lang, { url, line: start.line, column: start.column + 1 });
      if (finding) findings.push({ ...finding, rule: 'pages/dead-link', optOut: 'none: no page has it' });
    };
    const entries = list.type === 'ArrayExpression' ? list.elements : undefined;
    if (!entries) {
      const fix = basename(name) === '_nav.json' ? '[{ "text": "Guide", "link": "/guide/" }]' : '["start"]';
      report(
        list.loc!.start,
        'The file has no list.',
        `Begin it with \`[\` and end it with \`]\`: \`${fix}\`.`,
      );
    } else if (basename(name) === '_nav.json') for (const entry of entries) navEntry(entry as Entry);
    else {
      const seen = new Set<string>();
      for (const entry of entries) metaEntry(entry as Entry, seen);
    }
    return findings;

    function navEntry(entry: Entry) {
      const { start } = entry.loc;
      if (entry.type !== 'ObjectExpression')
        return report(start, 'The entry is no object.', 'Write `{ "text": "Guide", "link": "/guide/" }`.');
      const items = propertyOf(entry, 'items');
      if (!textOf(propertyOf(entry, 'text')))
        report(start, 'The entry has no `text`.', 'Add `"text"` with the words that readers see.');
      if (!items && !textOf(propertyOf(entry, 'link')))
        report(start, 'The entry leads nowhere.', 'Add `"link"`, or `"items"` for a menu.');
      link(propertyOf(entry, 'link'));
      const match = propertyOf(entry, 'activeMatch');
      const pattern = textOf(match);
      if (pattern && !isPattern(pattern))
        report(match!.loc!.start, `${pattern} is no regular expression.`, 'Correct it: `^/guide/`.');
      if (items?.type === 'ArrayExpression') for (const item of items.elements) navEntry(item as Entry);
      else if (items)
        report(items.loc!.start, '`items` is no list.', 'Write its entries between `[` and `]`.');
    }

    function metaEntry(entry: Entry, seen: Set<string>) {
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
      if (kind === 'custom-link') return link(propertyOf(entry, 'link'));
      if (kind === 'divider' || kind === 'section-header') return;
      const item = short ?? textOf(propertyOf(entry, 'name'));
      if (!item)
        return report(start, 'The entry has no `name`.', 'Add `"name"` with the name of the file or folder.');
      if (seen.has(item)) report(start, `"${item}" is listed twice.`, 'Remove one of the two.');
      seen.add(item);
      // Without the routes of the site, a plugin may make it later.
      if (!isLost) return;
      if (isThere(dirname(path), item, kind) || isThere(originalFolder(dirname(path), lang), item, kind))
        return;
      const what = kind === 'file' ? 'page' : 'folder';
      const others = readdirSync(dirname(path)).map(other => other.replace(/\.\w+$/, ''));
      const fix = `Correct the name, or add the ${what}. ${didYouMean(item, others) ?? ''}`.trim();
      report(start, `There is no ${what} "${item}".`, fix);
    }
  }

  /** The folder of the first language, whose pages other languages can show. */
  function originalFolder(folder: string, lang: string): string | undefined {
    if (!site?.untranslated || lang === languages[0]) return undefined;
    return join(docs, languages[0]!, relative(join(docs, lang), folder));
  }
}

function isThere(folder: string | undefined, name: string, kind: string): boolean {
  if (folder === undefined) return false;
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
