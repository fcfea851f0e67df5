import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import {
  addToList,
  readList,
  rememberVisit,
  visitsKey,
} from '../../../../../../theme/client/search/ui/visits';

/** A storage in memory; `broken` throws as a blocked one does. */
function useStorage(broken = false) {
  const entries = new Map<string, string>();
  const guarded = () => {
    if (broken) throw new DOMException('blocked', 'SecurityError');
    return entries;
  };
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => guarded().get(key) ?? null,
      setItem: (key: string, value: string) => guarded().set(key, value),
    },
  });
}

beforeEach(() => useStorage());
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

const visit = (routePath: string, pageType = 'doc') =>
  rememberVisit({ title: routePath.slice(1), routePath, lang: 'en', pageType });
const links = () => readList<{ link: string }>(visitsKey).map(({ link }) => link);

describe('visits', () => {
  it('are kept once each, newest first, ten of them', () => {
    for (let number = 0; number < 12; number++) visit(`/p${number}`);
    visit('/p5');
    expect(links().length).toBe(10);
    expect(links().slice(0, 3)).toEqual(['/p5', '/p11', '/p10']);
  });
  it('leave out home pages, pages that were not found and pages without a title', () => {
    visit('/', 'home');
    visit('/lost', '404');
    visit('/x'.slice(0, 1));
    expect(links()).toEqual([]);
  });
  it('survive a storage that is blocked or holds something else', () => {
    localStorage.setItem('other', '{"not":"a list"}');
    localStorage.setItem('broken', '[');
    expect([readList('other'), readList('broken'), readList('none')]).toEqual([[], [], []]);
    useStorage(true);
    expect(() => addToList('key', 'value', String)).not.toThrow();
    expect(readList('key')).toEqual([]);
  });
});
