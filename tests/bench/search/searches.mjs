/** The two searches, and how a script drives and reads them. */

export const languages = ['en', 'zh'];

export const searches = {
  duet: {
    folder: 'doc_build',
    field: '.duet-search-dialog input',
    hit: '.duet-search-dialog a[role=option]',
    /** Shown while an answer is on its way or the text of the pages still loads. */
    busy: '.duet-search-dialog__note, .duet-search-dialog__body:not([data-answered])',
    /** Names the query that is answered. */
    answered: '[data-answered]',
  },
  stock: {
    folder: 'node_modules/.cache/duet/search-stock',
    field: '.rp-search-panel__input',
    hit: '.rp-search-panel__modal a',
    busy: '.rp-search-panel__search-icon--loading',
  },
};

/**
 * Puts `window.probe` into a page before its own scripts: opens the search, types,
 * and waits for what the page itself shows, never for a time.
 * A search has answered when it says so for this very query: ours names it, the
 * stock one takes its busy sign away in the same step in which it shows the hits.
 */
export function installProbe({ field, hit, busy, answered }) {
  const tasks = [];
  const observer = new PerformanceObserver(list => tasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask', buffered: true });

  /** Milliseconds of the page's clock at which `test` first held; it is asked after each change of the page. */
  const when = (test, what, limitMs = 120_000) =>
    new Promise((resolve, reject) => {
      const check = () => {
        if (!test()) return;
        changes.disconnect();
        clearTimeout(limit);
        resolve(performance.now());
      };
      const changes = new MutationObserver(check);
      const limit = setTimeout(() => {
        changes.disconnect();
        reject(new Error(`${what}: not within ${limitMs / 1000} s`));
      }, limitMs);
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      check();
    });
  const find = selector => document.querySelector(selector);
  const hits = () => [...document.querySelectorAll(hit)];

  window.probe = {
    /** Opens the search; `ready` also waits until the whole index answers. */
    async open(ready = false) {
      const keys = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
      const isOpen = () => find(field)?.checkVisibility();
      const press = () => isOpen() || document.dispatchEvent(new KeyboardEvent('keydown', keys));
      press();
      // A page whose scripts have not started misses the key; a reader would press it again.
      const again = setInterval(press, 500);
      await when(isOpen, 'the search field').finally(() => clearInterval(again));
      find(field).focus();
      if (!ready) return;
      // The stock search shows its sign only after the field.
      if (!answered) await when(() => find(busy), 'a sign that the index loads');
      await when(() => !find(busy) && (!answered || find(answered)), 'the index');
    },
    /**
     * Types a query; tells when its first hits stood there, when all did (on
     * the page's clock), and which pages they are of.
     * @param found whether the query is known to have hits: then there is no answer without them
     */
    async ask(query, found = false) {
      const old = hits().join();
      const input = find(field);
      // React follows the field by its own setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, query);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, data: query }));
      const first = when(() => hits().length > 0 && hits().join() !== old, 'the first hit');
      // A query without hits, or with those of the one before, never has a first one.
      first.catch(() => {});
      if (!answered) await when(() => find(busy), `a sign that “${query}” is searched`);
      const settled = await when(
        () =>
          !find(busy) &&
          (!found || (hits().length > 0 && hits().join() !== old)) &&
          (!answered || find(answered)?.dataset.answered === query.trim()),
        `an answer to “${query}”`,
      );
      const changed = hits().length > 0 && hits().join() !== old;
      return {
        first: changed ? await first : undefined,
        settled,
        pages: [...new Set(hits().map(link => new URL(link.href).pathname))],
      };
    },
    /** Resolves when the page has nothing left to do. */
    idle: () => new Promise(resolve => requestIdleCallback(() => requestIdleCallback(resolve))),
    /** The longest task since the last call, in milliseconds; 0 where none took 50. */
    longest() {
      tasks.push(...observer.takeRecords());
      return Math.max(0, ...tasks.splice(0).map(({ duration }) => duration));
    },
    /** Memory of the page and its workers, in bytes. */
    memory: async () => (await performance.measureUserAgentSpecificMemory()).bytes,
  };
}
