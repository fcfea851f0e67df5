import { findFirefox } from '../../../scripts/engines.mjs';
import { startBiDi } from '../support/engines/bidi';
import { smokeTests } from '../support/engines/smoke';

const path = findFirefox();

smokeTests('Firefox', path ? () => startBiDi('firefox', path) : undefined);
