import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { engineClient } from '../../../../../plugins/site/search-server/client';

describe('engineClient', () => {
  /** Statuses of the next answers; 200 when there is none, 0 ends the connection. */
  let statuses: number[] = [];
  let asked: Array<{ url?: string; type?: string; key?: unknown; body: string }> = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({
      url: request.url,
      type: request.headers['content-type'],
      key: request.headers['x-key'],
      body,
    });
    const status = statuses.shift() ?? 200;
    if (status === 0) return request.socket.destroy();
    response.writeHead(status, { location: 'http://127.0.0.1:9/' }).end(`answer ${status}`);
  });
  let call: ReturnType<typeof engineClient>;
  beforeAll(async () => {
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    call = engineClient('Engine', url, { 'x-key': 'k3y' }, 1);
  });
  beforeEach(() => {
    statuses = [];
    asked = [];
  });
  afterAll(() => new Promise<void>(resolve => server.close(() => resolve())));

  it('sends JSON and lines of JSON with the key', async () => {
    expect(await call('POST', '/a', { body: { q: '端口' } })).toBe('answer 200');
    await call('POST', '/b', { body: '{}\n' });
    await call('GET', '/c?d');
    expect(asked).toEqual([
      { url: '/a', type: 'application/json', key: 'k3y', body: '{"q":"端口"}' },
      { url: '/b', type: 'application/x-ndjson', key: 'k3y', body: '{}\n' },
      { url: '/c?d', type: undefined, key: 'k3y', body: '' },
    ]);
  });

  it.each<[string, number[], number, string]>([
    ['repeats what a busy or unreachable engine has not done', [503, 429, 0], 4, 'answer 200'],
    ['gives up after four attempts', [500, 500, 500, 500], 4, 'status 500. answer 500'],
    ['does not repeat what is wrong', [400], 1, 'status 400. answer 400'],
    ['does not follow a redirect with the key', [302, 302, 302, 302], 4, 'cannot be reached'],
    ['explains a refused key', [403], 1, 'The key is missing, invalid or lacks a permission.'],
  ])('%s', async (_, next, attempts, result) => {
    statuses = next;
    const answer = await call('GET', '/a').catch(error => error.message);
    expect(answer).toContain(result);
    expect(asked.length).toBe(attempts);
  });

  it.each(['', 'localhost:8108', 'ftp://engine', 'https://user:s3cret@engine', 'https://:s3cret@engine'])(
    'refuses the address “%s” without repeating it',
    url => {
      expect(() => engineClient('Engine', url, {})).toThrow(/^The address of Engine must ((?!s3cret).)*$/);
    },
  );

  it('does not repeat a search, for which a reader waits', async () => {
    statuses = [503];
    await expect(call('GET', '/a', { signal: AbortSignal.timeout(5000) })).rejects.toThrow('status 503');
    expect(asked.length).toBe(1);
  });

  it('ends with the reason of the signal', async () => {
    const signal = AbortSignal.abort(new Error('The reader has left.'));
    await expect(call('GET', '/a', { signal })).rejects.toThrow('The reader has left.');
  });

  it('returns undefined for a status that is accepted', async () => {
    statuses = [404];
    expect(await call('GET', '/a', { accept: 404 })).toBeUndefined();
  });

  it('leaves the parameters, which a reader has typed, out of the message', async () => {
    statuses = [400];
    await expect(call('GET', '/a?q=private')).rejects.toThrow(/^(?!.*private)/);
  });
});
