import type { Page, Route } from 'playwright';
import { deferred } from '../../deferred';

/** Addresses of the scripts of React and of pages. The one that runs before the first paint is elsewhere. */
export const pageScripts = '**/static/js/**';

/** A gate for requests: those that `hold` handles, as in `page.route(pattern, hold)`, wait until `release` is called. */
export function gate() {
  const { promise, resolve: release } = deferred();
  const hold = async (route: Route) => {
    await promise;
    await route.continue();
  };
  return { hold, release };
}

/** A gate for the {@link pageScripts} of a page, which is opened with `before: hold`. */
export function scriptGate() {
  const { hold, release } = gate();
  return { hold: (page: Page) => page.route(pageScripts, hold), release };
}
