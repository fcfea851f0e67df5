import { readFileSync } from 'node:fs';
import { shownPath } from './shownPath';
import { userError } from './userError';

/** What JSON says, or what is wrong with it, and on which line. */
export function parseJson(text: string): { value: unknown } | { line: number; problem: string } {
  const source = text.replace(/^\uFEFF/, '');
  try {
    return { value: JSON.parse(source) };
  } catch (error) {
    const { message } = error as Error;
    const conflict = /^<{7} /m.exec(source);
    const [, position] = /at position (\d+)/.exec(message) ?? [];
    const end = source.trimEnd().length;
    const at = conflict?.index ?? Math.min(Number(position ?? end), end);
    const problem = conflict
      ? 'Git has marked a conflict: keep one of the two texts, and remove the lines that Git has added'
      : `the JSON cannot be read: ${message}`;
    return { line: source.slice(0, at).split('\n').length, problem };
  }
}

/** Reads a JSON file of a site. @throws an error that says what is wrong, with file and line */
export function readJson(file: string): unknown {
  const read = parseJson(readFileSync(file, 'utf8'));
  if ('value' in read) return read.value;
  throw userError(`${shownPath(file)}:${read.line}: ${read.problem}`);
}
