import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A file in `bin` of this package, relative to its source or to its build. */
export function binFile(name: string): string {
  const fromSource = join(import.meta.dirname, `../../bin/${name}`);
  return existsSync(fromSource) ? fromSource : join(import.meta.dirname, `../../../../../bin/${name}`);
}
