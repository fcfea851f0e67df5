/** Rspress's data of all pages, as its module exports it. */
export interface PageData {
  pageData: { pages: { routePath: string; lang?: string; version?: string; [field: string]: unknown }[] };
  /** Hash of the search index by version and language. */
  searchIndexHash: Record<string, unknown>;
}

/** What the worker needs to know. */
export interface WorkerData {
  /** The file of the server's bundle. */
  bundle: string;
}

/** What the worker answers; without a result, the page must be rendered by Rspress itself. */
export interface Rendered {
  id: number;
  /** What `render` of Rspress's entry returned: `{ appHtml }` or `{ appMd }`. */
  result?: Record<string, string>;
  /** The arguments of each `head.push()`. */
  head: [unknown, unknown][];
  /** The data of pages and the variables of the environment that the result depends on. */
  reads: string[];
  /** False if the result depends on something that a later build cannot compare, such as the clock. */
  isRepeatable: boolean;
}

/**
 * Renders pages in a worker thread and records what they read. It is copied into the worker as source, so it uses
 * nothing from outside.
 */
export function renderInWorker(load: NodeJS.Require): void {
  const { parentPort, workerData } = load('node:worker_threads') as typeof import('node:worker_threads');
  const modules = load('node:module') as typeof import('node:module') & {
    _load: (request: string, ...rest: unknown[]) => unknown;
  };
  const { bundle } = workerData as WorkerData;

  const record = () => ({ reads: new Set<string>(), isRepeatable: true });
  /** What modules read when they are loaded: it concerns every page. */
  const bundleRecord = record();
  /** What the page that is being rendered reads. */
  let pageRecord = bundleRecord;
  const current = () => (new Error().stack?.includes('__webpack_require__') ? bundleRecord : pageRecord);
  const doubt = () => {
    current().isRepeatable = false;
  };

  // Calls that give something else in each build.
  const watch = (owner: object, name: string) => {
    const call = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
    const watched = (...given: unknown[]) => {
      doubt();
      return call.apply(owner, given);
    };
    Object.defineProperty(owner, name, { value: watched, configurable: true, writable: true });
  };
  for (const name of ['getRandomValues', 'randomUUID']) watch(globalThis.crypto, name);
  watch(Math, 'random');
  watch(globalThis, 'fetch');
  watch(Date, 'now');
  globalThis.Date = new Proxy(Date, {
    construct(target, given, self) {
      if (given.length === 0) doubt();
      return Reflect.construct(target, given, self);
    },
    apply(target) {
      doubt();
      return target();
    },
  });
  process.env = new Proxy(process.env, {
    get(target, name) {
      if (typeof name === 'string') current().reads.add(JSON.stringify(['env', name]));
      return Reflect.get(target, name);
    },
  });
  // The server's bundle contains everything but Node's own modules; React needs these.
  const harmless =
    /^(node:)?(assert|async_hooks|buffer|events|path|querystring|stream|string_decoder|url|util)(\/|$)/;
  const loadModule = modules._load;
  modules._load = (request, ...rest) => {
    if (modules.isBuiltin(request) && request !== 'crypto' && !harmless.test(request))
      bundleRecord.isRepeatable = false;
    return loadModule(request, ...rest);
  };

  // The module of page data hands its content over.
  Reflect.set(globalThis, Symbol.for('rspress-theme-duet/page-data'), (data: PageData): PageData => {
    const read = (...path: string[]) => pageRecord.reads.add(JSON.stringify(path));
    const { pages: list } = data.pageData;
    const watchedPages = list.map(
      page =>
        new Proxy(page, {
          get(target, field) {
            // Routes are a part of the key of every page.
            if (typeof field === 'string' && field !== 'routePath') read('page', target.routePath, field);
            return Reflect.get(target, field);
          },
        }),
    );
    const searchIndexHash = new Proxy(data.searchIndexHash, {
      get(target, group) {
        if (typeof group === 'string') read('index', group);
        return Reflect.get(target, group);
      },
      has(target, group) {
        read('hasIndex', String(group));
        return Reflect.has(target, group);
      },
    });
    return { pageData: { ...data.pageData, pages: watchedPages }, searchIndexHash };
  });

  let entry: Promise<{ render: (routePath: string, head: object) => Promise<Record<string, string>> }>;
  const render = async (id: number, routePath: string) => {
    const pushed: [unknown, unknown][] = [];
    let isKnown = true;
    // Of unhead, Rspress's pages use `push` only.
    const head = new Proxy({} as Record<string | symbol, unknown>, {
      get(_, name) {
        if (name === 'ssr') return true;
        if (name !== 'push') isKnown = false;
        return (input: unknown, options?: object) => {
          pushed.push([input, { ...options, head: undefined }]);
          return {};
        };
      },
    });
    try {
      // A bundle with `await` at its top level is a promise.
      entry ??= Promise.resolve(load(bundle));
      const { render } = await entry;
      pageRecord = record();
      const result = await render(routePath, head);
      if (!isKnown) throw new Error('a head that does more');
      const reads = [...pageRecord.reads, ...bundleRecord.reads];
      const isRepeatable = pageRecord.isRepeatable && bundleRecord.isRepeatable;
      // Throws if the head contains functions.
      parentPort!.postMessage({ id, result, head: pushed, reads, isRepeatable } satisfies Rendered);
    } catch {
      // Rspress renders the page again, and reports what is wrong.
      parentPort!.postMessage({ id, head: [], reads: [], isRepeatable: false } satisfies Rendered);
    }
  };
  // One after the other, so that what is read belongs to the page that is being rendered.
  let last = Promise.resolve();
  parentPort!.on('message', ({ id, routePath }: { id: number; routePath: string }) => {
    last = last.then(() => render(id, routePath));
  });
}
