import { findWebKit } from '../../../scripts/engines.mjs';
import { smokeTests } from '../support/engines/smoke';
import { startWebKit } from '../support/engines/webkit';

const found = findWebKit();

smokeTests('WebKit', found ? () => startWebKit(found) : undefined);
