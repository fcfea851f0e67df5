/**
 * Result of loading a page: it can be shown; the reader has started another navigation; its chunk is missing,
 * because the site was deployed after the current page was loaded; the server does not respond.
 */
export type LoadOutcome = 'loaded' | 'superseded' | 'outdated' | 'unreachable';

/** What loading a page depends on; paths are without the base. */
export interface PageLoaderParts<Data> {
  load: (path: string) => Promise<Data>;
  /** Keeps the data for the page, so that it can be shown at once. */
  keep: (path: string, data: Data) => void;
  /** Whether the server responds. */
  isReachable: (path: string) => Promise<boolean>;
  startProgress: () => void;
  endProgress: () => void;
  onError: (path: string, error: unknown) => void;
}

/** Loads one page at a time: results of a navigation that was cancelled are ignored. */
export function createPageLoader<Data>(parts: PageLoaderParts<Data>) {
  /** Number of the latest navigation. */
  let latest = 0;
  return {
    /** Loads a page; does not reject. */
    async load(path: string): Promise<LoadOutcome> {
      const current = latest;
      parts.startProgress();
      try {
        const data = await parts.load(path);
        if (current !== latest) return 'superseded';
        parts.keep(path, data);
      } catch (error) {
        if (current !== latest) return 'superseded';
        parts.onError(path, error);
        const reachable = await parts.isReachable(path);
        if (current !== latest) return 'superseded';
        // A page load follows for a page that is reachable; the progress lasts until then.
        if (!reachable) parts.endProgress();
        return reachable ? 'outdated' : 'unreachable';
      }
      parts.endProgress();
      return 'loaded';
    },
    cancel(): void {
      latest += 1;
      parts.endProgress();
    },
  };
}
