import { createRequire } from 'node:module';
import path, { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { type Plain, toPlain } from './plain';

/**
 * Evaluates documented code; `process.cwd()` is the project's root, `path` and `require.resolve` are Node's.
 * @param folder the one from which packages are resolved
 * @throws Error if the code is no JavaScript value
 */
export function evaluate(code: string, root: string, folder: string, strip: (code: string) => string): Plain {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const known = { process: { cwd: () => root, env: {} }, __dirname: root, path, require: { resolve } };
  const context = createContext(known);
  const body = code.trim().replace(/;$/, '');
  const named = /^\s*(?:export\s+)?(?:const|let|var)\s+(\w+)/m.exec(strip(body));
  const script = named
    ? `(() => { ${strip(body).replace(/\bexport\s+(?:default\s+)?/g, '')}\n; return ${named[1]}; })()`
    : `(${strip(`(${body.replace(/^export default\s+/, '')})`)
        .trim()
        .replace(/;$/, '')})`;
  return toPlain(runInContext(script, context, { timeout: 5000 }));
}
