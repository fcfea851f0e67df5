#!/usr/bin/env node
// The command `duet-relevance`.
import { runCli } from '../dist/theme/search/relevance/cli.js';
import { findChromium } from './chromium.mjs';
import { runCommand } from './runCommand.mjs';

await runCommand('duet-relevance', () => runCli(process.argv.slice(2), { findChromium, print: console.log }));
