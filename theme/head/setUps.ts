import { restoreSidebar } from './restoreSidebar';
import { setUpBanner } from './setUpBanner';
import { setUpPanel } from './setUpPanel';
import { type SetUp, setUpScript } from './setUpScript';

const parts: SetUp[] = [
  ['.duet-banner', setUpBanner],
  ['.duet-panel', setUpPanel],
  ['.duet-sidebar', restoreSidebar, true],
];

const rows = parts.map(([selector, run, measures]) => `['${selector}', ${run}, ${measures}]`);

/** The script that sets up banner, panels and sidebar. */
export const setUps = `(${setUpScript})([${rows.join(',\n')}])`;
