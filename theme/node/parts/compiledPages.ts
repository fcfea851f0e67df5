// A loader in front of the one that compiles Markdown: Rspack calls `pitch` before that one, and the default export
// with what it returns.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { hashOf, sealed, unsealed } from '../../../shared/node/sealed';

export interface CompiledPagesOptions {
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

/** Keeps a page that was compiled. */
export default function keep(this: Context, code: string): string {
  const { folder, key, writes } = this.getOptions();
  if (this.resourceQuery || !writes) return code;
  const path = fileOf(folder, this.resourcePath);
  try {
    const files = this.getDependencies().map(file => [file, hashOf(readFileSync(file))] as [string, string]);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, sealed({ key, files, code } satisfies Entry));
  } catch {
    // The build that joins the parts compiles the page again.
  }
  return code;
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
