import type { Page } from 'playwright';

/** Stops a clock that is installed: one that runs along would count the time that a busy machine takes. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);
