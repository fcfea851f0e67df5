import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { didYouMean } from '../../shared/didYouMean';

/** Why an option cannot name a path as its file, with the path; undefined if it can. */
export function fileProblem(path: string): string | undefined {
  const file = resolve(path);
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isFile()) return undefined;
  if (found) return `"${path}" is a folder; name a file`;
  const folder = statSync(dirname(file), { throwIfNoEntry: false })?.isDirectory()
    ? dirname(file)
    : undefined;
  const hint = path.includes('\\')
    ? 'Write `/` between folders.'
    : folder && didYouMean(basename(file), readdirSync(folder));
  return [`"${path}" does not exist`, hint].filter(Boolean).join('. ');
}
