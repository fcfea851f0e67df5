import { useCallback, useSyncExternalStore } from 'react';
import { readStored, store } from '../browser/storage';

const prefix = 'duet-tabs-';
/** Choices since the page was loaded, for browsers that block storage. */
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

/** The tab chosen in all groups with this id (null if none), and a function that chooses one; nothing is stored without an id. */
export function useTabChoice(group?: string): [name: string | null, choose: (name: string) => void] {
  const name = useSyncExternalStore(
    subscribe,
    () => (group === undefined ? null : (chosen.get(group) ?? readStored(prefix + group))),
    () => null,
  );
  const choose = useCallback(
    (next: string) => {
      if (group === undefined) return;
      chosen.set(group, next);
      store(prefix + group, next);
      for (const listener of listeners) listener();
    },
    [group],
  );
  return [name, choose];
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
