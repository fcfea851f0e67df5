import { findWebKit } from '../../../scripts/engines.mjs';
import { startWebKit } from '../support/engines/webkit';
import { widgetTests } from '../support/engines/widgetTests';

const found = findWebKit();

widgetTests('WebKit', found ? () => startWebKit(found) : undefined);
