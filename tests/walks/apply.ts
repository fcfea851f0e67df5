import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ts } from '@ts-morph/common';
import type { Change } from './steps';

/**
 * Changes a project as a reader does: a block with JSON is added to the file of that name, a `diff` is not needed,
 * and any other block becomes the file.
 * @throws Error if there is nothing to replace or to delete
 */
export function apply(change: Change, folder: string): void {
  const name = 'remove' in change ? change.remove : change.file;
  const path = join(folder, name);
  const current = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if ('code' in change) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, name.endsWith('.json') && current ? merged(name, current, change.code) : change.code);
    return;
  }
  if (current === undefined) throw new Error(`The project has no ${name}.`);
  if ('remove' in change) {
    rmSync(path);
    return;
  }
  if (!current.includes(change.replace)) throw new Error(`${name} does not contain "${change.replace}".`);
  writeFileSync(
    path,
    current.replaceAll(change.replace, () => change.with),
  );
}

function merged(name: string, current: string, added: string): string {
  const [left, right] = [current, added].map(text => {
    const { config, error } = ts.parseConfigFileTextToJson(name, text);
    if (error)
      throw new Error(`${name} cannot be parsed: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`);
    return config;
  });
  return `${JSON.stringify(merge(left, right), null, 2)}\n`;
}

function merge(left: unknown, right: unknown): unknown {
  if (!isObject(left) || !isObject(right)) return right;
  return Object.fromEntries(
    [...new Set([...Object.keys(left), ...Object.keys(right)])].map(key => [
      key,
      key in right ? merge(left[key], right[key]) : left[key],
    ]),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
