#!/usr/bin/env node
// The command `duet-audit`.
import { runCli } from '../dist/theme/testing/cli.js';
import { findChromium } from './chromium.mjs';
import { runCommand } from './runCommand.mjs';

await runCommand('duet-audit', () => runCli(process.argv.slice(2), { findChromium, print: console.log }));
