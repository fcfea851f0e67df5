#!/usr/bin/env node
// The command `duet-audit`.
import { runCli } from '../dist/theme/testing/cli.js';
import { findChromium } from './chromium.mjs';

try {
  process.exitCode = await runCli(process.argv.slice(2), { findChromium, print: console.log });
} catch (error) {
  console.error(`duet-audit: ${error instanceof Error ? error.message : error}`);
  if (process.env.DEBUG) console.error(error);
  process.exitCode = 2;
}
