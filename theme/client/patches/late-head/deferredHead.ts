import { type HeadInput, headShows } from './headShows';

type Entry = { patch(input: HeadInput): void; dispose(): void };
type Head = { push(input: HeadInput, options?: object): Entry };

/** The part of unhead that changes documents. */
export interface Unhead {
  createHead(options: object): Head;
  createDebouncedFn(work: () => void, delay: (work: () => void) => void): () => void;
  renderDOMHead(head: Head): Promise<void>;
}

interface LateEntry {
  input: HeadInput;
  options?: object;
  /** The input that the HTML of the page already contains, if it does. */
  first?: HeadInput;
  isDisposed?: boolean;
  entry?: Entry;
}

/** A head that loads unhead at the first change: the HTML has the complete head, and most readers stay on the page. */
export function deferredHead(load: () => Promise<Unhead>): Head & { ssr: boolean } {
  const all = new Set<LateEntry>();
  let head: Head | undefined;
  let isStarted = false;

  const apply = (late: LateEntry) => {
    if (!head) return;
    if (late.isDisposed) {
      late.entry?.dispose();
      all.delete(late);
    } else if (late.entry) late.entry.patch(late.input);
    else late.entry = head.push(late.input, late.options);
  };
  const start = async () => {
    const { createHead, createDebouncedFn, renderDOMHead } = await load();
    const render = createDebouncedFn(
      () => renderDOMHead(made),
      work => setTimeout(work, 0),
    );
    const made = createHead({ domOptions: { render } });
    // First what the HTML contains, so that unhead can remove it later.
    for (const late of all) if (late.first) late.entry = made.push(late.first, late.options);
    await renderDOMHead(made);
    head = made;
    for (const late of all) if (late.isDisposed || late.input !== late.first) apply(late);
  };
  const startOnce = () => {
    if (isStarted) return;
    isStarted = true;
    start().catch(error => {
      isStarted = false;
      console.error(error);
    });
  };
  const changed = (late: LateEntry) => {
    if (head) apply(late);
    else if (late.isDisposed || !headShows(late.input)) startOnce();
  };

  return {
    ssr: false,
    push(input, options) {
      const late: LateEntry = { input, options, first: headShows(input) ? input : undefined };
      all.add(late);
      changed(late);
      return {
        patch(next) {
          late.input = next;
          changed(late);
        },
        dispose() {
          late.isDisposed = true;
          changed(late);
        },
      };
    },
  };
}
