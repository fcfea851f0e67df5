import { describe, expect, it } from '@rstest/core';
import { createStore } from '../../../../../theme/client/logic/store';

describe('a store', () => {
  it('holds the last value set and keeps the initial one for hydration', () => {
    const store = createStore(1);
    expect(store.get()).toBe(1);
    store.set(2);
    expect([store.get(), store.initial]).toEqual([2, 1]);
  });

  it('calls every listener after a change, until it unsubscribes', () => {
    const store = createStore('a');
    const heard: string[] = [];
    const stop = store.subscribe(() => heard.push(`first ${store.get()}`));
    store.subscribe(() => heard.push(`second ${store.get()}`));
    store.set('b');
    stop();
    store.set('c');
    expect(heard).toEqual(['first b', 'second b', 'second c']);
  });
});
