import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { decoded } from '../../../shared/decoded';
import { fileProblem } from '../../shared/fileProblem';
import { relativeTo } from '../../shared/site';
import { type LineOf, readSource } from './readSource';

/** A value of a document, and where it is. */
export interface Located {
  value: unknown;
  /** Absolute path of the file. */
  file: string;
  /** Keys from the top of the file. */
  path: readonly string[];
}

/** An object of a document. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text of an object, if it has one. */
export const textOf = <Key extends string>(fields: Fields, key: Key): { [key in Key]?: string } =>
  typeof fields[key] === 'string' && fields[key].trim() !== ''
    ? ({ [key]: fields[key] } as { [key in Key]: string })
    : {};

/** A document and the files that it refers to. */
export class Documents {
  /** What is wrong with them, each with file, line and pointer. */
  readonly problems = new Set<string>();
  readonly #files = new Map<string, { source: string; data: unknown; lineOf?: LineOf }>();

  constructor(readonly file: string) {}

  /** Every file that was read. */
  get files(): string[] {
    return [...this.#files.keys()];
  }

  /** The top of a file. */
  top(file: string = this.file): Located {
    const read = this.#files.get(file) ?? this.#read(file);
    return { value: read.data, file, path: [] };
  }

  /** The value of a key, or the one that it refers to. */
  get(parent: Located, ...keys: (string | number)[]): Located {
    let at = parent;
    for (const key of keys) at = this.follow(child(at, String(key)));
    return at;
  }

  /** The entries of an object in the order of the file, each followed. */
  entries(parent: Located): [key: string, value: Located][] {
    return isFields(parent.value) ? Object.keys(parent.value).map(key => [key, this.get(parent, key)]) : [];
  }

  /** The items of a list, each followed. */
  items(parent: Located): Located[] {
    return Array.isArray(parent.value) ? parent.value.map((_, index) => this.get(parent, index)) : [];
  }

  /** A value itself; the one that it refers to if it is a reference, with the description of the reference. */
  follow(at: Located): Located {
    const target = this.target(at);
    if (!target) return isFields(at.value) && '$ref' in at.value ? { ...at, value: undefined } : at;
    const { summary, description } = at.value as Fields;
    if (!isFields(target.value) || (summary === undefined && description === undefined)) return target;
    return {
      ...target,
      value: {
        ...target.value,
        ...(summary === undefined ? {} : { summary }),
        ...(description === undefined ? {} : { description }),
      },
    };
  }

  /** What a reference leads to, through other references; undefined if it is none, or leads to nothing. */
  target(at: Located): Located | undefined {
    const seen = new Set<string>();
    let target = at;
    while (isFields(target.value) && typeof target.value.$ref === 'string') {
      const next = this.#step(target, target.value.$ref);
      if (!next) return undefined;
      const key = `${next.file}#${pointerOf(next.path)}`;
      if (seen.has(key)) return this.#fail(at, `the reference "${target.value.$ref}" leads to itself`);
      seen.add(key);
      target = next;
    }
    return target === at ? undefined : target;
  }

  /** Records what is wrong with a value. */
  report({ file, path }: Located, problem: string): void {
    const pointer = path.length > 0 ? ` (#${pointerOf(path)})` : '';
    this.problems.add(`${relativeTo(process.cwd(), file)}:${this.#lineOf(file, path)}${pointer}: ${problem}`);
  }

  #fail(at: Located, problem: string): undefined {
    this.report(at, problem);
    return undefined;
  }

  #step(from: Located, ref: string): Located | undefined {
    const [address = '', fragment = ''] = ref.split('#');
    if (/^[a-z][a-z\d+.-]+:|^\/\//i.test(address))
      return this.#fail(
        from,
        `the reference "${ref}" leads to another host, and a build does not load from the network: save the file beside the document and refer to it as "./file.yaml"`,
      );
    if (fragment && !fragment.startsWith('/'))
      return this.#fail(from, `the reference "${ref}" is no path such as "#/components/schemas/Name"`);
    const file = address ? resolve(dirname(from.file), decoded(address)) : from.file;
    if (!this.#files.has(file) && fileProblem(file))
      return this.#fail(from, `the reference "${ref}" leads to a file that does not exist`);
    let target = this.top(file);
    for (const key of fragment.split('/').slice(1).map(unescapeKey)) {
      target = child(target, key);
      if (target.value === undefined) return this.#fail(from, `the reference "${ref}" leads to nothing`);
    }
    return target;
  }

  #read(file: string) {
    const read: { source: string; data: unknown; lineOf?: LineOf } = {
      source: readFileSync(file, 'utf8'),
      data: undefined,
    };
    this.#files.set(file, read);
    try {
      if (file.endsWith('.json')) read.data = JSON.parse(read.source);
    } catch {
      // The parser of YAML reads JSON too, and knows the line of a mistake.
    }
    if (read.data !== undefined) return read;
    const { data, lineOf, mistake } = readSource(read.source);
    Object.assign(read, { data, lineOf });
    if (mistake) this.problems.add(`${relativeTo(process.cwd(), file)}:${mistake.line}: ${mistake.problem}`);
    return read;
  }

  #lineOf(file: string, path: readonly string[]): number {
    const read = this.#files.get(file);
    if (!read) return 1;
    read.lineOf ??= readSource(read.source).lineOf;
    return read.lineOf(path);
  }
}

/** The value of a key, as it is written. */
export function child({ value, file, path }: Located, key: string): Located {
  const below = Array.isArray(value)
    ? (value as unknown[])[Number(key)]
    : isFields(value) && Object.hasOwn(value, key)
      ? value[key]
      : undefined;
  return { value: below, file, path: [...path, key] };
}

/** The part of a reference after `#`. */
export const pointerOf = (path: readonly string[]) =>
  path.map(key => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const unescapeKey = (key: string) => decoded(key).replaceAll('~1', '/').replaceAll('~0', '~');
