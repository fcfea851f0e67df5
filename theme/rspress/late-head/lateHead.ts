import { type HeadInput, headShows } from './headShows';

type Entry = { patch(input: HeadInput): void; dispose(): void };
type Head = { push(input: HeadInput, options?: object): Entry };

/** The part of unhead that changes documents. */
export interface Unhead {
  createHead(options: object): Head;
  createDebouncedFn(work: () => void, delay: (work: () => void) => void): () => void;
  renderDOMHead(head: Head): Promise<void>;
}

interface Kept {
  input: HeadInput;
  options?: object;
  /** The input that the HTML of the page already contains, if it does. */
  first?: HeadInput;
  gone?: boolean;
  entry?: Entry;
}

/** A head that loads unhead at the first change: the HTML has the complete head, and most readers stay on the page. */
export function lateHead(load: () => Promise<Unhead>): Head & { ssr: boolean } {
  const all = new Set<Kept>();
  let head: Head | undefined;
  let asleep = true;

  const settle = (kept: Kept) => {
    if (!head) return;
    if (kept.gone) {
      kept.entry?.dispose();
      all.delete(kept);
    } else if (kept.entry) kept.entry.patch(kept.input);
    else kept.entry = head.push(kept.input, kept.options);
  };
  const start = async () => {
    const { createHead, createDebouncedFn, renderDOMHead } = await load();
    const render = createDebouncedFn(
      () => renderDOMHead(made),
      work => setTimeout(work, 0),
    );
    const made = createHead({ domOptions: { render } });
    // First what the HTML contains, so that unhead can remove it later.
    for (const kept of all) if (kept.first) kept.entry = made.push(kept.first, kept.options);
    await renderDOMHead(made);
    head = made;
    for (const kept of all) if (kept.gone || kept.input !== kept.first) settle(kept);
  };
  const wake = () => {
    if (!asleep) return;
    asleep = false;
    start().catch(error => {
      asleep = true;
      console.error(error);
    });
  };
  const changed = (kept: Kept) => {
    if (head) settle(kept);
    else if (kept.gone || !headShows(kept.input)) wake();
  };

  return {
    ssr: false,
    push(input, options) {
      const kept: Kept = { input, options, first: headShows(input) ? input : undefined };
      all.add(kept);
      changed(kept);
      return {
        patch(next) {
          kept.input = next;
          changed(kept);
        },
        dispose() {
          kept.gone = true;
          changed(kept);
        },
      };
    },
  };
}
