import { afterEach, beforeEach, describe, expect, it, rs } from '@rstest/core';
import {
  isConnectionLost,
  isReachable,
  openWhenConnected,
  stopWaiting,
} from '../../../../../theme/client/browser/connection';

/** How the server answers the next requests; the last answer is repeated. */
let answers: ('responds' | 'fails' | Promise<void>)[];
let requests: string[];
let opened: string[];
let online: EventTarget;

beforeEach(() => {
  rs.useFakeTimers();
  answers = ['fails'];
  requests = [];
  opened = [];
  online = new EventTarget();
  const location = { assign: (url: string) => opened.push(url) };
  rs.stubGlobal('window', Object.assign(online, { location }));
  rs.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'fails') throw new TypeError('no connection');
    await answer;
    return { ok: false, status: 500 };
  });
});

afterEach(() => {
  stopWaiting();
  rs.useRealTimers();
  rs.unstubAllGlobals();
});

it('is there if the server responds, with any status', async () => {
  expect(await isReachable('/a')).toBe(false);
  answers = ['responds'];
  expect(await isReachable('/a')).toBe(true);
});

describe('a page that waits for the connection', () => {
  it('asks every 5 seconds, and opens once the server responds', async () => {
    answers = ['fails', 'fails', 'responds'];
    openWhenConnected('/a');
    expect(isConnectionLost.get()).toBe(true);
    await rs.advanceTimersByTimeAsync(14_999);
    expect([requests.length, opened]).toEqual([2, []]);
    await rs.advanceTimersByTimeAsync(1);
    expect(opened).toEqual(['/a']);
    expect(isConnectionLost.get()).toBe(false);
    await rs.advanceTimersByTimeAsync(60_000);
    expect([requests.length, opened]).toEqual([3, ['/a']]);
  });

  it('asks at once when the browser says that it is online', async () => {
    answers = ['responds'];
    openWhenConnected('/a');
    online.dispatchEvent(new Event('online'));
    await rs.advanceTimersByTimeAsync(0);
    expect(opened).toEqual(['/a']);
  });

  it('gives way to the next one, also if an answer for the first is still to come', async () => {
    let answer = () => {};
    answers = [
      new Promise(resolve => {
        answer = resolve;
      }),
      'responds',
    ];
    openWhenConnected('/a');
    await rs.advanceTimersByTimeAsync(5000);
    openWhenConnected('/b');
    answer();
    await rs.advanceTimersByTimeAsync(0);
    expect(opened).toEqual([]);
    await rs.advanceTimersByTimeAsync(5000);
    expect(opened).toEqual(['/b']);
  });

  it('asks no more once the reader has gone elsewhere', async () => {
    openWhenConnected('/a');
    stopWaiting();
    await rs.advanceTimersByTimeAsync(60_000);
    online.dispatchEvent(new Event('online'));
    expect([requests, isConnectionLost.get()]).toEqual([[], false]);
  });
});
