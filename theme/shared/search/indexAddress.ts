import type { Part } from './index/head';

/** Where the files of one index are. */
export interface IndexLocation {
  /** Absolute address of the site's files, with a slash at the end. */
  base: string;
  /** Language of the index; empty on a site without languages. */
  lang: string;
  /** Version of the index; empty where versions share one. */
  version: string;
  /** Content hash of the index. */
  hash: string;
}

type IndexName = Omit<IndexLocation, 'base'>;

/** Name of the list of all documents, which Rspress writes and other tools read, below the public path. */
export function documentsFile(name: IndexName): string {
  return file('', name);
}

/** Name of the file that the browser loads first. */
export function headFile(name: IndexName): string {
  return file('-head', name);
}

/** Name of another file of an index. The hash is that of the whole index, so that files of two builds never mix. */
export function partFile({ kind, number }: Part, name: IndexName): string {
  return file(`-${kind}`, name, number);
}

/** Name of the file with the current hash of an index: the only one without a hash, for pages of an earlier deployment. */
export function currentFile({ lang, version }: Omit<IndexName, 'hash'>): string {
  return file('-current', { lang, version, hash: '' });
}

function file(kind: string, { lang, version, hash }: IndexName, number?: number): string {
  const parts = [`search_index${kind}`, version.replace('.', '_'), lang, hash, number, 'json'];
  return `static/${parts.filter(part => part !== '' && part !== undefined).join('.')}`;
}
