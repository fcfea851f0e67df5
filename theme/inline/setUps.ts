import { restoreSidebar } from './restoreSidebar';
import { setUpBanner } from './setUpBanner';
import { setUpPanel } from './setUpPanel';
import { setUpScript } from './setUpScript';

/** What runs on elements of the server's HTML before React, by selector. */
const parts = { '.duet-banner': setUpBanner, '.duet-panel': setUpPanel, '.duet-sidebar': restoreSidebar };

const entries = Object.entries(parts).map(([selector, run]) => `${JSON.stringify(selector)}: ${run}`);

/** The script that sets up the elements of the server's HTML. */
export const setUps = `(${setUpScript})({${entries.join(',\n')}})`;
