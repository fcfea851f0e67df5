/** How often a request of a push is repeated, and the longest time that each may take in milliseconds. */
const retries = 3;
const timeoutMs = 60_000;

/** A request to an engine. */
export interface EngineRequest {
  /** A text is sent as lines of JSON, anything else as JSON. */
  body?: unknown;
  /** Ends the request. A request with a signal is a search and is not repeated. */
  signal?: AbortSignal;
  /** A status other than 2xx that is not an error: the result is then undefined. */
  accept?: number;
}

/**
 * Returns a function that sends requests to an engine and resolves with the text of the response. Requests of a push
 * are repeated, after `pauseMs`, twice and four times as long, if the engine cannot be reached, is busy or fails.
 * @throws Error if the address is invalid or contains credentials, which messages would show
 */
export function engineClient(name: string, url: string, headers: Record<string, string>, pauseMs = 500) {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (!address?.protocol.startsWith('http') || address.username || address.password) {
    throw new Error(
      `The address of ${name} must start with http:// or https:// and contain no credentials: pass these as options, or to \`duet search push\` in the environment.`,
    );
  }
  const base = url.replace(/\/+$/, '');
  const send = async (method: string, path: string, { body, signal, accept }: EngineRequest) => {
    const lines = typeof body === 'string';
    const response = await fetch(base + path, {
      method,
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-type': lines ? 'application/x-ndjson' : 'application/json' }),
      },
      body: lines || body === undefined ? body : JSON.stringify(body),
      signal: signal ?? AbortSignal.timeout(timeoutMs),
      // A redirect would take the key to another host.
      redirect: 'error',
    }).catch(error => {
      signal?.throwIfAborted();
      const reason = error.cause?.message || error.cause?.code || error.message;
      throw Object.assign(new Error(`${name} cannot be reached at ${base}: ${reason}`), { again: true });
    });
    const text = await response.text();
    if (response.ok) return text;
    if (response.status === accept) return undefined;
    const { status } = response;
    const hint =
      status === 401 || status === 403 ? ' The key is missing, invalid or lacks a permission.' : '';
    const message = `${name} answered ${method} ${path.split('?')[0]} with status ${status}.${hint} ${text.slice(0, 300)}`;
    throw Object.assign(new Error(message.trim()), { again: status === 429 || status >= 500 });
  };
  return async (method: string, path: string, request: EngineRequest = {}): Promise<string | undefined> => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await send(method, path, request);
      } catch (error) {
        if (request.signal || attempt === retries || !(error as { again?: boolean }).again) throw error;
        await wait(pauseMs * 2 ** attempt);
      }
    }
  };
}

/** Resolves after a number of milliseconds. */
export const wait = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));
