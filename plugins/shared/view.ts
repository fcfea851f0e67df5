import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Path of a view beside a plugin: compiled in the package, as source in the
 * repository. The site compiles whichever there is.
 */
export function viewFile(folder: string, name: string): string {
  const compiled = join(folder, `${name}.js`);
  return existsSync(compiled) ? compiled : join(folder, `${name}.tsx`);
}
