#!/usr/bin/env node
// The command `duet-check`. With `--serve`, the process in which the dev server and the build run the checks.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../core/cli.ts', import.meta.url));
const { load, own } = existsSync(source) ? await fromSource() : fromPackage();

try {
  if (process.argv[2] === '--serve') {
    const { serveChecks } = await own('serve');
    serveChecks(load);
  } else {
    const { runCli } = await own('cli');
    process.exitCode = await runCli(process.argv.slice(2), load);
  }
} catch (error) {
  console.error(`duet-check: ${error instanceof Error ? error.message : error}`);
  if (process.env.DEBUG) console.error(error);
  process.exitCode = 2;
}

/** In the repository the package is TypeScript, which needs Rsbuild's loader for configuration files. */
async function fromSource() {
  const { createJiti } = await import('@rsbuild/core/jiti');
  const jiti = createJiti(import.meta.url);
  return {
    load: file => jiti.import(file),
    own: name => jiti.import(`../core/${name}.ts`),
  };
}

function fromPackage() {
  return {
    load: undefined,
    own: name => import(`../dist/plugins/checks/core/${name}.js`),
  };
}
