import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { escapePattern } from '../../../shared/pattern';

/** A file of the new version that differs from its original. */
export interface Changed {
  /** Path below the folder of the version. */
  path: string;
  text: string;
  /** Each change: the line, and the text before and after. */
  changes: { line: number; from: string; to: string }[];
}

/** A line that still names the version that was copied. */
export interface Mention {
  path: string;
  line: number;
  text: string;
}

/** What a copy of a version consists of. */
export interface Copies {
  /** Paths of all files below the folder. */
  paths: string[];
  changed: Changed[];
  mentions: Mention[];
}

const withText = /\.(mdx?|json|[cm]?[jt]sx?|css|scss|ya?ml)$/;
/** A path that begins with `../`, in quotes or as the target of a Markdown link. */
const outward = /(?<=["'`(<])(?:\.\.\/)+[^"'`()<>\s]*/g;

/**
 * The files of a version and what has to change in a copy: both folders are at the same depth, so that paths lead to the
 * same files, but those that leave the folder and come back would lead into the original.
 * @param folder of the version that is copied
 * @param copy folder of the new one, beside it
 */
export function copiesOf(folder: string, copy: string): Copies {
  const copies: Copies = { paths: [], changed: [], mentions: [] };
  const [root, version] = [dirname(folder), relative(dirname(folder), folder)];
  const name = escapePattern(version);
  const mention = new RegExp(
    `(?<![\\w./-])/${name}(?![\\w.-])|(?<![\\w-])${escapePattern(relative(dirname(root), root))}/${name}(?![\\w.-])`,
  );
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).replaceAll('\\', '/');
    copies.paths.push(path);
    if (!withText.test(path)) continue;
    const changes: Changed['changes'] = [];
    const lines = readFileSync(file, 'utf8').split('\n');
    for (const [index, line] of lines.entries()) {
      const text = line.replace(outward, from => {
        const to = intoCopy(from, dirname(file), folder, copy);
        if (to !== from) changes.push({ line: index + 1, from, to });
        return to;
      });
      lines[index] = text;
      if (mention.test(text)) copies.mentions.push({ path, line: index + 1, text: text.trim() });
    }
    if (changes.length > 0) copies.changed.push({ path, text: lines.join('\n'), changes });
  }
  copies.paths.sort();
  const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
  copies.changed.sort(byPath);
  // The lines of a file stay in their order.
  copies.mentions.sort((a, b) => (a.path === b.path ? a.line - b.line : byPath(a, b)));
  return copies;
}

/** A relative path, into the copy if it leaves the folder of its file and leads back into it. */
function intoCopy(path: string, from: string, folder: string, copy: string): string {
  const [up = ''] = /^(?:\.\.\/)+/.exec(path) ?? [];
  const above = resolve(from, up);
  const way = relative(above, folder).replaceAll('\\', '/');
  const rest = path.slice(up.length);
  const isBack = way && !way.startsWith('..') && (rest === way || /^[/#?]/.test(rest.slice(way.length)));
  if (!isBack || !rest.startsWith(way)) return path;
  return up + relative(above, copy).replaceAll('\\', '/') + rest.slice(way.length);
}
