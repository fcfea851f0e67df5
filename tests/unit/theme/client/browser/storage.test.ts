import { afterEach, describe, expect, it } from '@rstest/core';
import { readStored, readStoredJson, store } from '../../../../../theme/client/browser/storage';

/** Replaces the browser's storage; without entries, each access throws as a blocked one does. */
function useStorage(entries?: Record<string, string>) {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      if (!entries) throw new DOMException('blocked', 'SecurityError');
      return {
        getItem: (key: string) => entries[key] ?? null,
        setItem: (key: string, text: string) => {
          if (text.length > 10) throw new DOMException('full', 'QuotaExceededError');
          entries[key] = text;
        },
        removeItem: (key: string) => delete entries[key],
      };
    },
  });
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

describe('local storage', () => {
  it('keeps a text until it is removed', () => {
    useStorage({});
    store('key', 'text');
    expect(readStored('key')).toBe('text');
    store('key', null);
    expect(readStored('key')).toBeNull();
  });

  it('ignores a text for which it has no room', () => {
    const entries = { key: 'old' };
    useStorage(entries);
    store('key', 'longer than ten');
    expect(entries).toEqual({ key: 'old' });
  });

  it.each([
    ['[1]', [1]],
    ['0', 0],
    ['null', undefined],
    ['[', undefined],
    ['', undefined],
  ])('holding %s as JSON gives %j', (text, value) => {
    useStorage({ key: text });
    expect([readStoredJson('key'), readStoredJson('other')]).toEqual([value, undefined]);
  });

  it('is empty where it is blocked', () => {
    useStorage();
    store('key', 'text');
    expect([readStored('key'), readStoredJson('key')]).toEqual([null, undefined]);
  });
});
