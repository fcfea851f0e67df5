#!/usr/bin/env node
// The command `duet-search`.
import { runCli } from '../dist/plugins/search-server/cli.js';

try {
  await runCli(process.argv.slice(2), text => process.stdout.write(text));
} catch (error) {
  console.error(`duet-search: ${error instanceof Error ? error.message : error}`);
  if (process.env.DEBUG) console.error(error);
  process.exitCode = 1;
}
