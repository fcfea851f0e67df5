#!/usr/bin/env node
// The command `duet`.
import { findChromium } from './chromium.mjs';
import { load } from './load.mjs';

const { runDuet } = await load('cli/index');
process.exitCode = await runDuet(process.argv.slice(2), {
  print: line => console.log(line),
  printError: error => console.error(error),
  variables: process.env,
  findChromium,
});
