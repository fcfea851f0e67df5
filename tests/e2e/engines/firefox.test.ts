import { findFirefox } from '../../../scripts/engines.mjs';
import { startBiDi } from '../support/engines/bidi';
import { widgetTests } from '../support/engines/widgetTests';

const path = findFirefox();

widgetTests('Firefox', path ? () => startBiDi('firefox', path) : undefined);
