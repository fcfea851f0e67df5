/** Browser tests and benchmarks drive the same Chromium as the command `duet-relevance`. */
export { findChromium } from '../theme/bin/chromium.mjs';
