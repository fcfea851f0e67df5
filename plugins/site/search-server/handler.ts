import { parseOptions } from '../../shared/parseOptions';
import { collectionName, type SearchRecord } from '../search-records/records';
import { flexsearch } from './flexsearch';
import { createGuard } from './guard';
import { SearchHandlerOptions } from './options';
import { readParameters, type SearchParameters } from './parameters';

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
  const { engine = flexsearch(), rate, clientOf, timeoutMs } = settings;
  const guard = createGuard({
    origins: [settings.origin].flat(),
    method: 'GET',
    headers: 'content-type',
    rate,
    clientOf,
    now,
  });

  /** The hits of every index. An index whose search fails has none, and its error is logged. */
  const searchAll = async (
    { indexes, lang, version, keyword, limit }: SearchParameters,
    request: Request,
  ) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = AbortSignal.any([request.signal, timeout]);
    const searches = indexes.map(async (index, number) => {
      // The first index is that of the asking site; the version of a page means nothing in others.
      const isOwn = number === 0;
      const collection = collectionName(index, lang, isOwn ? version : '');
      const records = await beforeAbort(engine.search({ collection, lang, keyword, limit }, signal), signal);
      // A full address would leave the site: its preview, or its base.
      return records.map(record => (isOwn ? { ...hitOf(record), domain: '' } : hitOf(record)));
    });
    const results = await Promise.allSettled(searches);
    const failed = results.filter(result => result.status === 'rejected');
    if (!request.signal.aborted) for (const { reason } of failed) logError(reason);
    const status = failed.length < results.length ? 200 : timeout.aborted ? 504 : 503;
    const hits = results.map(result => (result.status === 'fulfilled' ? result.value : []));
    return { status, groups: indexes.map((index, position) => ({ index, hits: hits[position] })) };
  };

  return async request => {
    const { headers, answer } = guard(request);
    if (answer) return answer;
    const parameters = readParameters(new URL(request.url).searchParams, settings);
    if (typeof parameters === 'string') return Response.json({ error: parameters }, { status: 400, headers });
    const { status, groups } = await searchAll(parameters, request);
    return Response.json(groups, { status, headers });
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
