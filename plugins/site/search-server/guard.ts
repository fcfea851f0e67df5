import type { z } from 'zod';
import type { SearchHandlerOptions } from './options';
import { clientName, rateLimit } from './rateLimit';

type Settings = z.output<typeof SearchHandlerOptions>;

/** Who may ask a handler, how, and how often. */
export interface Access extends Pick<Settings, 'rate' | 'clientOf'> {
  /** Origins of the pages that may ask, besides the one of the handler. */
  origins: readonly string[];
  /** The method of requests. */
  method: 'GET' | 'POST';
  /** Header fields that pages of other origins may send. */
  headers: string;
  /** Current time in milliseconds. */
  now: () => number;
}

/** What a request may get. */
export interface Admission {
  /** Header fields of every answer. */
  headers: Record<string, string>;
  /** The answer to a request that is not allowed, or that asks what is allowed. */
  answer?: Response;
}

/** Checks the origin, the method and the rate of requests, before anything is read from them. */
export function createGuard(access: Access): (request: Request) => Admission {
  const { origins, method, rate, now } = access;
  const { clientOf = request => request.headers.get('x-forwarded-for') } = access;
  const waitFor = rate ? rateLimit(rate, now) : () => 0;

  return request => {
    const origin = request.headers.get('origin');
    const isAllowed = origin !== null && origins.includes(origin);
    const headers = {
      'cache-control': 'no-store',
      vary: 'origin',
      ...(isAllowed && { 'access-control-allow-origin': origin }),
    };
    const refused = (status: number, error: string, more: Record<string, string> = {}): Admission => ({
      headers,
      answer: Response.json({ error }, { status, headers: { ...headers, ...more } }),
    });
    // Without this, pages of other sites could ask through the browser of a reader.
    if (origin !== null && !isAllowed && origin !== new URL(request.url).origin)
      return refused(403, 'This origin may not ask.');
    if (request.method === 'OPTIONS') {
      const allowed = {
        'access-control-allow-methods': method,
        'access-control-allow-headers': access.headers,
        'access-control-max-age': '86400',
      };
      return { headers, answer: new Response(null, { status: 204, headers: { ...headers, ...allowed } }) };
    }
    if (request.method !== method) return refused(405, `Use ${method}.`, { allow: `${method}, OPTIONS` });
    const seconds = waitFor(clientName(clientOf(request)));
    return seconds > 0 ? refused(429, 'Too many requests.', { 'retry-after': String(seconds) }) : { headers };
  };
}
