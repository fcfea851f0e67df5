import { expect, it } from '@rstest/core';
import { createSearchService, type SearchResponse } from '../../../../../theme/search/client/searchService';
import { page } from '../samplePages';

/** A service, and its responses in order. */
function start() {
  const waiting: Array<(response: SearchResponse) => void> = [];
  const received: SearchResponse[] = [];
  const send = createSearchService(response => {
    const next = waiting.shift();
    next ? next(response) : received.push(response);
  }, 0);
  const next = () =>
    new Promise<SearchResponse>(resolve => {
      const response = received.shift();
      response ? resolve(response) : waiting.push(resolve);
    });
  return { send, next };
}

const data = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).buffer as ArrayBuffer;
const found = (response: SearchResponse) =>
  response.kind === 'found' ? [response.id, ...response.hits.map(({ link }) => link)] : response;

it('searches the titles until the whole index has loaded', async () => {
  const { send, next } = start();
  const find = (id: number) => send({ kind: 'find', id, query: 'port', limit: 7 });
  expect(await next()).toEqual({ kind: 'ready' });
  find(1);
  expect(found(await next())).toEqual([1]);
  send({ kind: 'load', stage: 'titles', data: data([page('/a', 'Port')]) });
  expect(await next()).toEqual({ kind: 'loaded', stage: 'titles' });
  find(2);
  expect(found(await next())).toEqual([2, '/a']);
  send({ kind: 'load', stage: 'full', data: data([page('/b', 'Host', 'A port.'), page('/c', 'Other')]) });
  expect(await next()).toEqual({ kind: 'loaded', stage: 'full' });
  find(3);
  expect(found(await next())).toEqual([3, '/b']);
});

it('searches an empty index where there is no data', async () => {
  const { send, next } = start();
  await next();
  send({ kind: 'load', stage: 'full' });
  expect(await next()).toEqual({ kind: 'loaded', stage: 'full' });
});

it('reports data that is not an index', async () => {
  const { send, next } = start();
  await next();
  for (const [value, message] of [
    [data({}), 'TypeError: The search index is not a list.'],
    [new TextEncoder().encode('<html>').buffer as ArrayBuffer, 'SyntaxError'],
  ] as const) {
    send({ kind: 'load', stage: 'full', data: value });
    const response = await next();
    expect(response).toMatchObject({ kind: 'failed', stage: 'full' });
    expect(response.kind === 'failed' && response.message).toContain(message);
  }
});
