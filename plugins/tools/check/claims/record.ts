import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Begins the file. What held on one major version of Node.js says nothing about others. */
const header = `# Claims that held on Node.js ${process.versions.node.split('.')[0]}, by hash. Written by \`duet check\`; commit it.`;

/** Claims that held, in a file that is committed: a fresh clone runs only the others. */
export interface ProofRecord {
  has(key: string): boolean;
  /** Writes these keys instead of the former ones, one per line, so that branches merge; a failed write is ignored. */
  save(keys: readonly string[]): void;
}

/** Opens a record. A file of another major version of Node.js is neither read nor written. @param file none: nothing is recorded */
export function openRecord(file: string | undefined): ProofRecord {
  const text = file && read(file);
  const [first, ...keys] = text ? text.trim().split(/\r?\n/) : [header];
  if (!file || first !== header) return { has: () => false, save() {} };
  const known = new Set(keys);
  return {
    has: key => known.has(key),
    save(keys) {
      const next = [header, ...[...new Set(keys)].sort(), ''].join('\n');
      if (next === text) return;
      try {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, next);
      } catch {
        // Without it, a fresh clone runs more claims.
      }
    },
  };
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
