import { useCallback, useSyncExternalStore } from 'react';

const prefix = 'duet-tabs-';
/** Choices since the page was loaded, for browsers that block storage. */
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

/** The tab chosen in all groups with this id (null if none), and a function that chooses one; nothing is stored without an id. */
export function useTabChoice(group?: string): [name: string | null, choose: (name: string) => void] {
  const name = useSyncExternalStore(
    subscribe,
    () => (group === undefined ? null : read(group)),
    () => null,
  );
  const choose = useCallback(
    (next: string) => {
      if (group === undefined) return;
      chosen.set(group, next);
      try {
        localStorage.setItem(prefix + group, next);
      } catch {
        // Storage is blocked: `chosen` has the choice.
      }
      for (const listener of listeners) listener();
    },
    [group],
  );
  return [name, choose];
}

function read(group: string): string | null {
  const own = chosen.get(group);
  if (own !== undefined) return own;
  try {
    return localStorage.getItem(prefix + group);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Another browser tab has chosen or cleared the storage: read it again.
    if (key === null) chosen.clear();
    else chosen.delete(key.slice(prefix.length));
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
