import { findChromium } from '../../../scripts/chromium.mjs';
import { startBiDi } from '../support/engines/bidi';
import { smokeTests } from '../support/engines/smoke';

const path = findChromium();

smokeTests('Chromium', path ? () => startBiDi('chrome', path) : undefined);
