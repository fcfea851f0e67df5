import type { Route } from 'playwright-core';
import { deferred } from '../../deferred';

/** A gate for requests: those that `hold` handles, as in `page.route(pattern, hold)`, wait until `release` is called. */
export function gate() {
  const { promise, resolve: release } = deferred();
  const hold = async (route: Route) => {
    await promise;
    await route.continue();
  };
  return { hold, release };
}
