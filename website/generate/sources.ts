import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { resolve } = createRequire(import.meta.url);

/** Folder of an installed package. */
const folderOf = (name: string) => dirname(resolve(`${name}/package.json`));

/** README of an installed package. */
export const readme = (name: string): string => readFileSync(join(folderOf(name), 'README.md'), 'utf8');

/** A stylesheet of the theme. */
export const stylesheet = (name: string): string =>
  readFileSync(resolve(`rspress-theme-duet/styles/${name}.css`), 'utf8');

/** Path of a module, which may be internal: this is how the documentation reads what the package itself uses. */
const pathBeside = (entry: string, file: string) => join(dirname(resolve(entry)), file);

/** The values that a module exports; parameters as in {@link declarationsOf}. */
export const valuesOf = (entry: string, file: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(`${pathBeside(entry, file)}.js`).href);

/**
 * The declarations of a module of an installed package.
 * @param entry a public entry, such as `rspress-plugin-duet/feeds`
 * @param file path of the module relative to the folder of that entry, without an ending
 */
export const declarationsOf = (entry: string, file: string): string =>
  readFileSync(`${pathBeside(entry, file)}.d.ts`, 'utf8');

/** A file of this repository, for figures that its tests and benchmarks hold. */
export const repositoryFile = (path: string): string =>
  readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
