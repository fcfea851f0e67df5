import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Path of a view beside a plugin: the compiled file in the package, the source in the repository. */
export function viewFile(folder: string, name: string): string {
  const compiled = join(folder, `${name}.js`);
  return existsSync(compiled) ? compiled : join(folder, `${name}.tsx`);
}
