#!/usr/bin/env node
// The command `duet`.
import { readFileSync } from 'node:fs';
import { runCli } from '../dist/theme/overrides/cli.js';

try {
  const history = JSON.parse(readFileSync(new URL('../dist/history.json', import.meta.url), 'utf8'));
  process.exitCode = runCli(process.argv.slice(2), history, console.log);
} catch (error) {
  console.error(`duet: ${error instanceof Error ? error.message : error}`);
  if (process.env.DEBUG) console.error(error);
  process.exitCode = 2;
}
