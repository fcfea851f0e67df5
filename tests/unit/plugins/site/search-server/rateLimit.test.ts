import { describe, expect, it } from '@rstest/core';
import { clientName, rateLimit } from '../../../../../plugins/site/search-server/rateLimit';

describe('rateLimit', () => {
  it('lets so many requests pass in a window, and says when it ends', () => {
    let time = 1000;
    const waitFor = rateLimit({ requests: 2, seconds: 10 }, () => time);
    expect([waitFor('a'), waitFor('a'), waitFor('a'), waitFor('b')]).toEqual([0, 0, 10, 0]);
    time += 9500;
    expect(waitFor('a')).toBe(1);
    time += 500;
    expect([waitFor('a'), waitFor('a'), waitFor('a')]).toEqual([0, 0, 10]);
  });

  it('begins a window with the first request of each client', () => {
    let time = 0;
    const waitFor = rateLimit({ requests: 1, seconds: 10 }, () => time);
    waitFor('a');
    time = 6000;
    waitFor('b');
    time = 10_000;
    expect([waitFor('a'), waitFor('b')]).toEqual([0, 6]);
  });

  it('forgets the oldest clients when there are too many, so that its memory has a limit', () => {
    const waitFor = rateLimit({ requests: 1, seconds: 10 }, () => 0);
    waitFor('first');
    expect(waitFor('first')).toBe(10);
    for (let client = 0; client < 10_000; client++) waitFor(String(client));
    expect(waitFor('first')).toBe(0);
    expect(waitFor('9999')).toBe(10);
  });
});

describe('clientName', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    // What a client has sent itself is to the left of what the proxy has added.
    ['forged, 203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['', 'unknown'],
    [null, 'unknown'],
    [undefined, 'unknown'],
  ])('of %j is %s', (address, expected) => {
    expect(clientName(address)).toBe(expected);
  });
});
