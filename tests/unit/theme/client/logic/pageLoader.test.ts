import { describe, expect, it } from '@rstest/core';
import { createPageLoader } from '../../../../../theme/client/logic/pageLoader';

/** A promise with the functions that settle it. */
function deferred<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
}

/** A loader whose requests the test answers, and what it has done. */
function setUp() {
  const pages = new Map<string, ReturnType<typeof deferred<string>>>();
  const server = deferred<boolean>();
  const done: string[] = [];
  const loader = createPageLoader<string>({
    load(path) {
      pages.set(path, deferred());
      return pages.get(path)!.promise;
    },
    keep: (path, data) => done.push(`keep ${path} ${data}`),
    isReachable: () => server.promise,
    startProgress: () => done.push('start'),
    endProgress: () => done.push('end'),
    onError: path => done.push(`error ${path}`),
  });
  return { loader, pages, server, done };
}

describe('loading a page', () => {
  it('keeps its data before the progress ends', async () => {
    const { loader, pages, done } = setUp();
    const outcome = loader.load('/a');
    pages.get('/a')!.resolve('data');
    expect(await outcome).toBe('loaded');
    expect(done).toEqual(['start', 'keep /a data', 'end']);
  });

  it.each([
    [true, 'outdated', ['start', 'error /a']],
    [false, 'unreachable', ['start', 'error /a', 'end']],
  ] as const)(
    'that fails asks the server; if it responds (%s), the page is %s',
    async (responds, expected, steps) => {
      const { loader, pages, server, done } = setUp();
      const outcome = loader.load('/a');
      pages.get('/a')!.reject(new Error('no chunk'));
      server.resolve(responds);
      expect(await outcome).toBe(expected);
      expect(done).toEqual(steps);
    },
  );
});

describe('a navigation that was superseded', () => {
  it('keeps nothing, whichever page arrives first', async () => {
    const { loader, pages, done } = setUp();
    const first = loader.load('/a');
    loader.cancel();
    const second = loader.load('/b');
    pages.get('/b')!.resolve('data');
    expect(await second).toBe('loaded');
    pages.get('/a')!.resolve('late');
    expect(await first).toBe('superseded');
    expect(done.filter(step => step.startsWith('keep'))).toEqual(['keep /b data']);
  });

  it('reports no error', async () => {
    const { loader, pages, done } = setUp();
    const outcome = loader.load('/a');
    loader.cancel();
    pages.get('/a')!.reject(new Error('no chunk'));
    expect(await outcome).toBe('superseded');
    expect(done).toEqual(['start', 'end']);
  });

  it('opens nothing if it is cancelled while the server is asked', async () => {
    const { loader, pages, server } = setUp();
    const outcome = loader.load('/a');
    pages.get('/a')!.reject(new Error('no chunk'));
    await Promise.resolve();
    loader.cancel();
    server.resolve(true);
    expect(await outcome).toBe('superseded');
  });
});
