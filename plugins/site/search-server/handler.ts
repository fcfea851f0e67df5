import { parseOptions } from '../../shared/parseOptions';
import { placeName, type SearchRecord } from '../search-records/records';
import { flexsearch } from './flexsearch';
import { SearchHandlerOptions } from './options';
import { readParameters, type SearchParameters } from './parameters';
import { clientName, rateLimit } from './rateLimit';

/**
 * Creates the `fetch` handler that the remote search of the theme asks: `GET ?keyword=&limit=&searchIndexes=&lang=&version=`.
 * It answers with `[{ index, hits }]`; if the engine fails, with empty hits and status 503, or 504 when it is late.
 * @throws Error with all problems of the options
 */
export function createSearchHandler(options: SearchHandlerOptions): (request: Request) => Promise<Response> {
  return handlerWith(options, { now: Date.now, logError: console.error });
}

/** What a handler needs of its surroundings. */
interface Surroundings {
  /** Current time in milliseconds. */
  now: () => number;
  /** Receives failures of the engine. */
  logError: (error: unknown) => void;
}

/** {@link createSearchHandler} with a given clock and log. */
export function handlerWith(
  options: SearchHandlerOptions,
  { now, logError }: Surroundings,
): (request: Request) => Promise<Response> {
  const settings = parseOptions('search-server', SearchHandlerOptions, options);
  const { engine = flexsearch(), rate, timeoutMs } = settings;
  const { clientOf = request => request.headers.get('x-forwarded-for') } = settings;
  const origins = [settings.origin].flat();
  const waitFor = rate ? rateLimit(rate, now) : () => 0;

  /** The hits of every index. An index whose search fails has none, and its error is logged. */
  const searchAll = async (
    { indexes, lang, version, keyword, limit }: SearchParameters,
    request: Request,
  ) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = AbortSignal.any([request.signal, timeout]);
    const searches = indexes.map(async (index, number) => {
      // The first index is that of the asking site; the version of a page means nothing in others.
      const place = placeName(index, lang, number === 0 ? version : '');
      const records = await beforeAbort(engine.search({ place, lang, keyword, limit }, signal), signal);
      return records.map(hitOf);
    });
    const results = await Promise.allSettled(searches);
    const failed = results.filter(result => result.status === 'rejected');
    if (!request.signal.aborted) for (const { reason } of failed) logError(reason);
    const status = failed.length < results.length ? 200 : timeout.aborted ? 504 : 503;
    const hits = results.map(result => (result.status === 'fulfilled' ? result.value : []));
    return { status, groups: indexes.map((index, position) => ({ index, hits: hits[position] })) };
  };

  return async request => {
    const origin = request.headers.get('origin');
    const allowed = origin !== null && origins.includes(origin);
    const answer = (status: number, body?: unknown, headers: Record<string, string> = {}) =>
      new Response(body === undefined ? null : JSON.stringify(body), {
        status,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
          ...(allowed && { 'access-control-allow-origin': origin }),
          'cache-control': 'no-store',
          vary: 'origin',
          ...headers,
        },
      });
    const refuse = (status: number, error: string, headers?: Record<string, string>) =>
      answer(status, { error }, headers);

    const { origin: ownOrigin, searchParams } = new URL(request.url);
    if (origin !== null && !allowed && origin !== ownOrigin)
      return refuse(403, 'This origin may not search.');
    if (request.method === 'OPTIONS') {
      return answer(204, undefined, {
        'access-control-allow-methods': 'GET',
        'access-control-allow-headers': 'content-type',
        'access-control-max-age': '86400',
      });
    }
    if (request.method !== 'GET') return refuse(405, 'Use GET.', { allow: 'GET, OPTIONS' });
    const seconds = waitFor(clientName(clientOf(request)));
    if (seconds > 0) return refuse(429, 'Too many requests.', { 'retry-after': String(seconds) });
    const parameters = readParameters(searchParams, settings);
    if (typeof parameters === 'string') return refuse(400, parameters);
    const { status, groups } = await searchAll(parameters, request);
    return answer(status, groups);
  };
}

/** The fields of a record that the theme shows; an engine may store and return more. */
function hitOf({ id, title, content, routePath, domain, toc, description }: Partial<SearchRecord>) {
  return { id, title, content, routePath, domain, toc, description };
}

/** A promise that fails when the signal aborts, for engines that cannot be interrupted. */
function beforeAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
