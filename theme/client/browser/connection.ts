import { createStore } from '../logic/store';

/** How often a lost connection is probed, in milliseconds: browsers do not notice every loss. */
const probeEveryMs = 5000;
/** The connection is considered lost after this long without a response, in milliseconds. */
const timeoutMs = 5000;

/** Whether a page waits for the connection to come back. */
export const isConnectionLost = createStore(false);

let stop: (() => void) | undefined;

/** Whether the site's server responds to a request for `url`, with any status. */
export async function isReachable(url: string): Promise<boolean> {
  return fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }).then(
    () => true,
    () => false,
  );
}

/** Shows that the connection is lost, and loads `url` as a page once the server responds: imports are never retried. */
export function openWhenConnected(url: string, open = () => window.location.assign(url)): void {
  stopWaiting();
  const probe = async () => {
    if (!(await isReachable(url)) || stop !== mine) return;
    stopWaiting();
    open();
  };
  const timer = setInterval(probe, probeEveryMs);
  window.addEventListener('online', probe);
  const mine = () => {
    clearInterval(timer);
    window.removeEventListener('online', probe);
  };
  stop = mine;
  isConnectionLost.set(true);
}

/** Stops the retries and hides the message. */
export function stopWaiting(): void {
  stop?.();
  stop = undefined;
  isConnectionLost.set(false);
}
