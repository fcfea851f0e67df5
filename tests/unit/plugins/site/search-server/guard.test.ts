import { describe, expect, it } from '@rstest/core';
import { createGuard } from '../../../../../plugins/site/search-server/guard';

const own = 'https://search.test';
const friend = 'https://docs.test';

function guardOf(requests = 100) {
  let time = 0;
  const guard = createGuard({
    origins: [friend],
    method: 'GET',
    headers: 'content-type',
    rate: { requests, seconds: 10 },
    clientOf: undefined,
    now: () => time,
  });
  const ask = (method = 'GET', origin?: string) =>
    guard(new Request(`${own}/search`, { method, headers: origin ? { origin } : {} }));
  return {
    ask,
    wait: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

describe('createGuard', () => {
  it('lets programs, its own pages and listed origins ask, and tells browsers so', () => {
    const { ask } = guardOf();
    for (const [origin, allowed] of [[undefined], [own], [friend, friend]] as const) {
      const { answer, headers } = ask('GET', origin);
      expect([answer, headers['access-control-allow-origin'], headers.vary]).toEqual([
        undefined,
        allowed,
        'origin',
      ]);
    }
    expect(ask('GET', 'https://evil.test').answer?.status).toBe(403);
  });

  it('answers what a browser asks first, and refuses other methods', () => {
    const { ask } = guardOf();
    const preflight = ask('OPTIONS', friend).answer!;
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'GET']);
    const post = ask('POST', friend).answer!;
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, OPTIONS']);
  });

  it('refuses a client that asks too often, until its window ends', () => {
    const { ask, wait } = guardOf(1);
    expect(ask().answer).toBeUndefined();
    const late = ask('GET', friend).answer!;
    // A page of another origin can read why.
    expect([
      late.status,
      late.headers.get('retry-after'),
      late.headers.get('access-control-allow-origin'),
    ]).toEqual([429, '10', friend]);
    wait(10);
    expect(ask().answer).toBeUndefined();
  });
});
