/** Browser tests and benchmarks drive the same Chromium as the command `duet`. */
export { findChromium } from '../plugins/tools/bin/chromium.mjs';
