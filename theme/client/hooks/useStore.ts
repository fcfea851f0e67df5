import { useSyncExternalStore } from 'react';
import type { Store } from '../logic/store';

/** The current value of a store; renders again when it changes. */
export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}
