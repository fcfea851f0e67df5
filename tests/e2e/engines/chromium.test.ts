import { findChromium } from '../../../scripts/chromium.mjs';
import { startBiDi } from '../support/engines/bidi';
import { widgetTests } from '../support/engines/widgetTests';

const path = findChromium();

widgetTests('Chromium', path ? () => startBiDi('chrome', path) : undefined, true);
