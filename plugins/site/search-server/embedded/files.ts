import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../../../../shared/node/sealed';
import type { SavedCollection } from './collection';

/** Raise it when the saved form changes: older files are then not read, and the next push writes them again. */
const format = 2;
const manifestName = 'index.json';
/** The manifest before the last change, for the case that a file of the current one is damaged. */
const previousName = 'index.previous.json';

/** The files of all collections, and the hash of each. */
interface Manifest {
  format: number;
  collections: Record<string, { file: string; hash: string }>;
}

/** What {@link readIndex} has found. */
export interface SavedIndex {
  collections: Map<string, SavedCollection>;
  /** Why the newest state could not be read, and what to do about it. */
  problem?: string;
}

/** Path of the file that changes with every save. */
export function manifestOf(folder: string): string {
  return join(folder, manifestName);
}

/**
 * Reads what {@link writeIndex} has written; an empty index if there is nothing. If a file is damaged, the state
 * before the last save is read instead.
 */
export async function readIndex(folder: string): Promise<SavedIndex> {
  let problem: string | undefined;
  for (const name of [manifestName, previousName]) {
    try {
      return { collections: await readCollections(folder, await readManifest(folder, name)), problem };
    } catch (error) {
      if (isMissing(error) && name === manifestName) return { collections: new Map() };
      problem ??= `The search index in ${folder} cannot be read: ${(error as Error).message}. Push the records again.`;
    }
  }
  return { collections: new Map(), problem };
}

/**
 * Saves collections, in steps that a crash cannot spoil: new files first, then the manifest that names them, by renaming.
 * @param collections the saved form of each changed collection; `undefined` keeps its file
 */
export async function writeIndex(
  folder: string,
  collections: ReadonlyMap<string, SavedCollection | undefined>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const current = await readManifest(folder, manifestName).catch(
    (): Manifest => ({ format, collections: {} }),
  );
  const next: Manifest = { format, collections: {} };
  for (const [name, collection] of collections) {
    const kept = current.collections[name];
    if (!collection) {
      if (kept) next.collections[name] = kept;
      continue;
    }
    const text = JSON.stringify(collection);
    const hash = hashOf(text);
    const file = `${name}.${hash.slice(0, 16)}.json`;
    await replace(join(folder, file), text);
    next.collections[name] = { file, hash };
  }
  await replace(join(folder, previousName), JSON.stringify(current));
  await replace(join(folder, manifestName), JSON.stringify(next));
  const used = new Set(
    [current, next].flatMap(({ collections }) => Object.values(collections).map(({ file }) => file)),
  );
  for (const file of await readdir(folder)) {
    if (/\.[0-9a-f]{16}\.json$/.test(file) && !used.has(file)) await rm(join(folder, file), { force: true });
  }
}

async function readManifest(folder: string, name: string): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, name), 'utf8'));
  if (manifest.format !== format) throw new Error(`${name} is of another version of rspress-plugin-duet`);
  return manifest;
}

async function readCollections(
  folder: string,
  { collections }: Manifest,
): Promise<Map<string, SavedCollection>> {
  const read = async ([name, { file, hash }]: [string, { file: string; hash: string }]) => {
    const text = await readFile(join(folder, file), 'utf8').catch(() => '');
    if (hashOf(text) !== hash) throw new Error(`${file} is damaged or missing`);
    return [name, JSON.parse(text) as SavedCollection] as const;
  };
  return new Map(await Promise.all(Object.entries(collections).map(read)));
}

/** Writes a file so that readers see the old or the new content, never a part. */
async function replace(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, text, { flush: true });
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
