import type { z } from 'zod';
import type { SearchHandlerOptions } from './options';

/** The largest number of clients whose requests are counted at a time. */
const maxClients = 10_000;

/** Requests that a client may send in each window. */
type Rate = Exclude<z.output<typeof SearchHandlerOptions>['rate'], false>;

/**
 * Counts the requests of each client. A window begins with the first request of a client and ends after `seconds`.
 * The function returns 0 if a request is within the limit, otherwise the seconds until the window ends.
 */
export function rateLimit({ requests, seconds }: Rate, now: () => number): (client: string) => number {
  // In the order in which the windows begin, so that the oldest come first.
  const windows = new Map<string, { end: number; count: number }>();
  return client => {
    const time = now();
    for (const [name, { end }] of windows) {
      if (end > time && windows.size < maxClients) break;
      windows.delete(name);
    }
    const window = windows.get(client) ?? { end: time + seconds * 1000, count: 0 };
    windows.set(client, window);
    window.count++;
    return window.count <= requests ? 0 : Math.ceil((window.end - time) / 1000);
  };
}

/**
 * The client of a request for its limit. An IPv6 network of 64 bits is one client, because a single reader can use all
 * of its addresses.
 */
export function clientName(address: string | null | undefined): string {
  const client = address?.split(',').at(-1)?.trim() || 'unknown';
  if (!client.includes(':') || client.includes('.')) return client;
  const [start = '', end] = client.replace(/^\[|\].*$/g, '').split('::');
  const groups = start.split(':').filter(Boolean);
  const rest = end?.split(':').filter(Boolean) ?? [];
  const zeros = end === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest]
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
