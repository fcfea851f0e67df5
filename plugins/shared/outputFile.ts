import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The text of a file; empty if there is none. */
export const readIfExists = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

/** Writes a file and the folders it needs. */
export async function writeOutput(path: string, text: string, flag: 'w' | 'wx' = 'w'): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text, { flag });
}

/** Adds lines to a file of the output folder; those from the site's public folder stay first. */
export async function appendOutput(path: string, lines: string): Promise<void> {
  const existing = await readIfExists(path);
  await writeOutput(path, existing && !existing.endsWith('\n') ? `${existing}\n${lines}` : existing + lines);
}

/** Changes of JSON files run one after the other: Rspress runs the plugins at the same time. */
let queue: Promise<unknown> = Promise.resolve();

/** Adds entries to a list of a JSON file, such as `redirects` of `vercel.json`; everything else in it stays. */
export function appendToJson(path: string, list: string, entries: readonly object[]): Promise<void> {
  const change = queue.then(() => append(path, list, entries));
  queue = change.catch(() => {});
  return change;
}

async function append(path: string, list: string, entries: readonly object[]): Promise<void> {
  const existing = JSON.parse((await readIfExists(path)) || '{}');
  const all = { ...existing, [list]: [...(existing[list] ?? []), ...entries] };
  await writeOutput(path, `${JSON.stringify(all, null, 2)}\n`);
}
