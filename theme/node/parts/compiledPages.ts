// A loader in place of the one that compiles Markdown, which it calls.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rspack } from '@rsbuild/core';
import { hashOf, sealed, unsealed } from '../../../shared/node/sealed';
import { codeBlockError } from '../markdown/codeBlockError';

export interface CompiledPagesOptions {
  /** Rspress's loader. */
  markdown: { loader: string; options: unknown };
  /** Where compiled pages are kept, one file per page. */
  folder: string;
  /** Everything outside a page and the files it includes that decides how it is compiled. */
  key: string;
  /** Files of the pages that other jobs compile. */
  others: ReadonlySet<string>;
  /** Whether there are compiled pages of other jobs. */
  reads: boolean;
  /** Whether compiled pages are kept. */
  writes: boolean;
}

interface Entry {
  key: string;
  /** Hashes of the page and of the files that it includes, by absolute path. */
  files: [path: string, hash: string][];
  code: string;
}

type Context = Rspack.LoaderContext<CompiledPagesOptions>;

/** Gives a page as an earlier job compiled it, and nothing for a page of another job. */
export function pitch(this: Context): string | undefined {
  const { folder, key, others, reads } = this.getOptions();
  if (this.resourceQuery) return undefined;
  if (others.has(this.resourcePath)) {
    const canImport = this.resourcePath.endsWith('.mdx');
    return stubOf(canImport ? readFileSync(this.resourcePath, 'utf8') : '');
  }
  if (!reads) return undefined;
  try {
    const entry = unsealed(readFileSync(fileOf(folder, this.resourcePath))) as Entry;
    if (entry.key !== key || entry.files.some(([path, hash]) => hashOf(readFileSync(path)) !== hash))
      return undefined;
    for (const [path] of entry.files) this.addDependency(path);
    return entry.code;
  } catch {
    return undefined;
  }
}

/** Compiles a page with Rspress's loader, and keeps it. */
export default function compile(this: Context, source: string): void {
  const { markdown } = this.getOptions();
  const callback = this.async();
  inTurn(async () => {
    const { default: load } = await import(/* webpackIgnore: true */ pathToFileURL(markdown.loader).href);
    return new Promise<string>((resolve, reject) => {
      const done: typeof callback = (error, code) => (error ? reject(error) : resolve(String(code)));
      const context = { async: { value: () => done }, getOptions: { value: () => markdown.options } };
      load.call(Object.create(this, context), source);
    });
  }).then(
    code => {
      keep(this, code);
      callback(null, code);
    },
    error => callback(codeBlockError(error, source, this.resourcePath)),
  );
}

/** How many pages are compiled at a time. Rspack starts all at once, and each waits with its syntax tree for files. */
const atOnce = 8;
let running = 0;
const waiting: (() => void)[] = [];

/** Runs a task when fewer than {@link atOnce} others run. */
async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (running < atOnce) running += 1;
  else await new Promise<void>(resolve => waiting.push(resolve));
  try {
    return await task();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function keep(context: Context, code: string): void {
  const { folder, key, writes } = context.getOptions();
  if (context.resourceQuery || !writes) return;
  const path = fileOf(folder, context.resourcePath);
  try {
    const files = context
      .getDependencies()
      .map(file => [file, hashOf(readFileSync(file))] as [string, string]);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, sealed({ key, files, code } satisfies Entry));
  } catch {
    // The build that joins the parts compiles the page again.
  }
}

const fileOf = (folder: string, path: string) => join(folder, hashOf(path).slice(0, 32));

/**
 * A page without its text. It uses what the page imports, because the bundle that all pages share depends on that, and
 * rendered pages depend on the bundle.
 */
export function stubOf(source: string): string {
  const statements: string[] = [];
  const names: string[] = [];
  const text = source.replace(
    /^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^\1\2[`~]*[ \t]*$|$(?![\s\S]))/gm,
    '',
  );
  for (const [statement, clause] of text.matchAll(/^import\s(?:([^'"]+?)\sfrom\s)?\s*(['"])[^'"\n]+\2;?/gm)) {
    statements.push(statement);
    names.push(...(clause?.match(/[\w$]+(?=\s*(?:[,}]|$))/g) ?? []));
  }
  return [...statements, `export default () => [${names}];`].join('\n');
}
