#!/usr/bin/env node
// The command `duet`.
import { readFileSync } from 'node:fs';
import { runCli } from '../dist/theme/overrides/cli.js';
import { runCommand } from './runCommand.mjs';

await runCommand('duet', () => {
  const history = JSON.parse(readFileSync(new URL('../dist/history.json', import.meta.url), 'utf8'));
  return runCli(process.argv.slice(2), history, console.log);
});
