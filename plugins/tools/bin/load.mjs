import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// In the repository the package is TypeScript, which needs Rsbuild's loader for configuration files.
const isSource = existsSync(fileURLToPath(new URL('../cli/index.ts', import.meta.url)));
const jiti = isSource && (await import('@rsbuild/core/jiti')).createJiti(import.meta.url);

/**
 * Loads a module of this package, with what it imports, from its source or from its build.
 * @param {string} name path without extension, such as `cli/index`
 */
export const load = name =>
  jiti ? jiti.import(`../${name}.ts`) : import(`../dist/plugins/tools/${name}.js`);
