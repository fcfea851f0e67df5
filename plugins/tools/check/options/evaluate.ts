import { createRequire } from 'node:module';
import path, { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { type Serialized, serialize } from './serialize';

/** Evaluates documented code. `process.cwd()` is `root`, and packages resolve from `folder`. Throws if the code is not a JavaScript value. */
export function evaluate(
  code: string,
  root: string,
  folder: string,
  toJavaScript: (code: string) => string,
): Serialized {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const globals = { process: { cwd: () => root, env: {} }, __dirname: root, path, require: { resolve } };
  const context = createContext(globals);
  const body = code.trim().replace(/;$/, '');
  const named = /^\s*(?:export\s+)?(?:const|let|var)\s+(\w+)/m.exec(toJavaScript(body));
  const script = named
    ? `(() => { ${toJavaScript(body).replace(/\bexport\s+(?:default\s+)?/g, '')}\n; return ${named[1]}; })()`
    : `(${toJavaScript(`(${body.replace(/^export default\s+/, '')})`)
        .trim()
        .replace(/;$/, '')})`;
  return serialize(runInContext(script, context, { timeout: 5000 }));
}
