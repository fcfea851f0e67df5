/** A value outside React that components and other code share. */
export interface Store<Value> {
  /** The value on the server and during hydration. */
  initial: Value;
  get: () => Value;
  set: (value: Value) => void;
  /** Calls `listener` after every change; returns a function that ends this. */
  subscribe: (listener: () => void) => () => void;
}

/** A store that holds `initial` until it is set. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
