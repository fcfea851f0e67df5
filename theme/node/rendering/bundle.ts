import type { Rspack } from '@rsbuild/core';
import { hashOf } from '../../../shared/node/sealed';
import type { PageData } from './worker';

/** Starts the text that carries page data in the bundle. */
const mark = 'duet-page-data:';
const embedded = new RegExp(`${mark}([\\w+/=]*)`);
const parts =
  /^\s*export const pageData = (\{[\s\S]*\});\s*export const searchIndexHash = (\{[\s\S]*\});\s*$/;

/** Whether this is Rspress's module of page data, as `withReadData` expects it. */
export const isPageData = (code: string) => parts.test(code);

/**
 * Rspress's module of page data, with the data in one text: so the rest of the bundle does not change with each page,
 * and the worker can watch which data a page reads.
 */
export function withReadData(code: string): string {
  const [, pageData, searchIndexHash] = parts.exec(code)!;
  const json = `{"pageData":${pageData},"searchIndexHash":${searchIndexHash}}`;
  const text = JSON.stringify(mark + Buffer.from(json).toString('base64'));
  return `const data = JSON.parse(Buffer.from(${text}.slice(${mark.length}), 'base64').toString());
const watched = globalThis[Symbol.for('rspress-theme-duet/page-data')];
export const { pageData, searchIndexHash } = watched ? watched(data) : data;
`;
}

/** The name of a chunk in the call that loads it. */
const loads = /__webpack_require__\.e\((?:\/\*.*?\*\/\s*)?"([^"]+)"\)/g;

/** What the pages of a bundle are rendered from. */
export interface RenderingInputs {
  /** The bundle without its pages. */
  entry: string;
  data: PageData;
  /** Hash of all code that renders a route: the bundle, its page and what both load; none if that is not known. */
  codeOf(absolutePath: string): string | undefined;
}

/** Reads a server's bundle; nothing if it has another form than expected. */
export function readBundle(
  compilation: Rspack.Compilation,
  files: readonly string[],
  text: (file: string) => string,
): RenderingInputs | undefined {
  const [main] = [...compilation.entrypoints.values()];
  const [entry, ...others] = main ? main.getFiles() : [];
  if (!entry || others.length > 0) return undefined;
  const code = text(entry);
  const [, json] = embedded.exec(code) ?? [];
  if (!json) return undefined;
  const data = JSON.parse(Buffer.from(json, 'base64').toString()) as PageData;
  const routes = data.pageData.pages.map(({ routePath, lang, version }) => [routePath, lang, version]);
  const folder = entry.replace(/[^/]*$/, '');
  const groups = new Map(
    compilation.chunkGroups.flatMap(group => group.origins.map(({ request }) => [request ?? '', group.name])),
  );
  /** Files that contain one page. */
  const pageFiles = new Set([...groups.values()].map(name => `${folder}${name}.cjs`));
  const hashes = new Map(
    files.map(file => [file, hashOf(file === entry ? code.replace(embedded, '') : text(file))]),
  );
  const shared = files.filter(file => !pageFiles.has(file)).map(file => hashes.get(file));
  const common = hashOf(JSON.stringify([routes, shared]));

  // Read now: Rspress removes the files from the output before it renders.
  const loaded = new Map(
    files
      .filter(file => pageFiles.has(file))
      .map(file => [file, [...text(file).matchAll(loads)].map(([, name]) => `${folder}${name}.cjs`)]),
  );
  /** A page's file and those of the pages that it loads. */
  const filesOf = (file: string, all = new Set<string>()): Set<string> => {
    if (all.has(file) || !loaded.has(file)) return all;
    all.add(file);
    for (const other of loaded.get(file)!) filesOf(other, all);
    return all;
  };
  const codeOf = (absolutePath: string) => {
    // Rspress's own 404 page has no file.
    if (!absolutePath) return common;
    const file = `${folder}${groups.get(absolutePath)}.cjs`;
    if (!pageFiles.has(file) || !hashes.has(file)) return undefined;
    return [common, ...[...filesOf(file)].map(name => `${name} ${hashes.get(name)}`)].join();
  };
  return { entry, data, codeOf };
}
