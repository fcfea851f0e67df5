import { afterAll, beforeEach, describe, expect, it } from '@rstest/core';
import {
  createSearchService,
  type SearchRequest,
  type SearchResponse,
} from '../../../../../../theme/client/search/service/searchService';
import { documentsFile, headFile } from '../../../../../../theme/shared/search/indexAddress';
import { deferred } from '../../../../../deferred';
import { deployment, startIndexServer } from '../../../search/indexServer';
import { filler, page } from '../../../search/samplePages';

const documents = [
  page('/a', 'Port', 'Where it listens.'),
  page('/b', 'Host', 'A port of a host.'),
  ...filler,
];
const moved = [page('/new', 'Harbour', 'Another page with a port.'), ...filler];
const host = await startIndexServer(new Map());
afterAll(() => host.close());
beforeEach(() => {
  host.files = deployment(documents, 'one');
});

const location = { base: host.base, lang: 'en', version: '', hash: 'one' };
const data = (text: string | undefined) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const head = () => data(host.files.get(headFile(location)));

/** A service, and its responses in order. */
function start(loadsRest = false) {
  const waiting: Array<(response: SearchResponse) => void> = [];
  const received: SearchResponse[] = [];
  const send = createSearchService(response => {
    const next = waiting.shift();
    next ? next(response) : received.push(response);
  }, loadsRest);
  const next = () =>
    new Promise<SearchResponse>(resolve => {
      const response = received.shift();
      response ? resolve(response) : waiting.push(resolve);
    });
  const find = async (query: string) => {
    send({ kind: 'find', id: 1, query, limit: 7 });
    let response = await next();
    // On a busy machine hits in titles come first.
    while (response.kind === 'found' && response.isDraft) response = await next();
    if (response.kind !== 'found') throw new Error(JSON.stringify(response));
    return { pages: [...new Set(response.hits.map(({ link }) => link))], failed: response.failed };
  };
  const open = async (request: Partial<Extract<SearchRequest, { kind: 'open' }>> = {}) => {
    send({ kind: 'open', location, head: head(), ...request });
    let response = await next();
    const stages = [];
    for (;;) {
      if (response.kind !== 'loaded') throw new Error(JSON.stringify(response));
      stages.push(response.stage);
      if (response.stage === 'full') return { stages, failed: response.failed };
      response = await next();
    }
  };
  return { open, find, send, next };
}

describe('the search service', () => {
  it('repeats its last report for a page that did not listen yet', async () => {
    const { open, send, next } = start();
    send({ kind: 'report' });
    expect((await open()).stages).toEqual(['titles', 'full']);
    send({ kind: 'report' });
    expect(await next()).toEqual({ kind: 'loaded', stage: 'full' });
  });

  it('has no hits before an index is open', async () => {
    expect(await start().find('port')).toEqual({ pages: [], failed: undefined });
  });

  it('searches names, then all text', async () => {
    const { open, find } = start();
    expect(await open()).toEqual({ stages: ['titles', 'full'], failed: undefined });
    expect(await find('port')).toEqual({ pages: ['/a', '/b'], failed: undefined });
  });

  it('gives titles and headings as a draft where texts take longer', async () => {
    const { open, send, next } = start();
    await open();
    const { promise, resolve } = deferred();
    host.ready = promise;
    send({ kind: 'find', id: 1, query: 'port', limit: 7 });
    const links = async () => {
      const response = await next();
      if (response.kind !== 'found') throw new Error(JSON.stringify(response));
      return [response.isDraft, ...new Set(response.hits.map(({ link }) => link))];
    };
    expect(await links()).toEqual([true, '/a']);
    resolve();
    expect(await links()).toEqual([false, '/a', '/b']);
    send({ kind: 'find', id: 2, query: 'port', limit: 7 });
    expect(await links()).toEqual([false, '/a', '/b']);
  });

  it('loads nothing more where the index is one file', async () => {
    host.files = deployment(documents, 'one', false);
    const { open, find } = start();
    const before = host.asked.length;
    expect((await open()).stages).toEqual(['full']);
    expect((await find('listens')).pages).toEqual(['/a']);
    expect(host.asked.length).toBe(before);
  });

  it('loads the rest of a small index when the reader pauses, so that further queries need no request', async () => {
    const { open, find } = start(true);
    await open();
    await find('port');
    const list = documentsFile(location);
    await expect.poll(() => host.asked.includes(list)).toBe(true);
    await expect
      .poll(async () => {
        const before = host.asked.length;
        await find(`harbour ${before}`);
        return host.asked.length - before;
      })
      .toBe(0);
    const before = host.asked.length;
    expect((await find('listens')).pages).toEqual(['/a']);
    expect(host.asked.length).toBe(before);
  });

  it('searches the list of documents where the build wrote no other files', async () => {
    const { open, find } = start();
    await open({ head: data(JSON.stringify(documents)) });
    expect((await find('listens')).pages).toEqual(['/a']);
  });

  it('reports data that is not an index', async () => {
    for (const text of ['{}', '<html>', 'null', '{"format":0}']) {
      const { open, find } = start();
      expect((await open({ head: data(text) })).failed).toMatch(/TypeError|SyntaxError/);
      expect((await find('port')).pages).toEqual([]);
    }
  });

  it('reports an index whose terms are missing, and still searches names', async () => {
    for (const name of [...host.files.keys()]) {
      if (/-terms|-current/.test(name)) host.files.delete(name);
    }
    const { open, find } = start();
    expect((await open()).failed).toBeTruthy();
    expect((await find('port')).pages).toEqual(['/a']);
  });

  it('reports a file of documents that is missing, keeps names, and recovers', async () => {
    const { open, find } = start();
    await open();
    const files = host.files;
    host.files = new Map([...files].filter(([name]) => !name.includes('-pages')));
    const { pages, failed } = await find('port');
    expect(failed).toContain('-pages');
    expect(pages).toEqual(['/a']);
    host.files = files;
    expect(await find('port')).toEqual({ pages: ['/a', '/b'], failed: undefined });
  });

  it('tries a damaged file once more', async () => {
    const { open, find } = start();
    await open();
    const [name, text] = [...host.files].find(([name]) => name.includes('-pages'))!;
    host.files.set(name, text.slice(0, 40));
    const before = host.asked.length;
    expect((await find('port')).failed).toBeTruthy();
    expect(host.asked.slice(before).filter(asked => asked === name).length).toBe(2);
  });
});

describe('after another deployment', () => {
  it('searches the new index as soon as a file of the old one is missing', async () => {
    const { open, find } = start();
    await open();
    host.files = deployment(moved, 'two');
    expect(await find('port')).toEqual({ pages: ['/new'], failed: undefined });
    expect(await find('harbour')).toEqual({ pages: ['/new'], failed: undefined });
  });

  it('opens the new index where the head of the old one is gone', async () => {
    const { open, find } = start();
    host.files = deployment(moved, 'two');
    expect((await open({ head: undefined })).failed).toBeUndefined();
    expect((await find('harbour')).pages).toEqual(['/new']);
  });

  it('reports an index in another format, and keeps what it has', async () => {
    const { open, find } = start();
    await open();
    host.files = deployment(moved, 'two');
    const name = headFile({ ...location, hash: 'two' });
    host.files.set(name, host.files.get(name)!.replace(/"format":\d+/, '"format":999'));
    const { pages, failed } = await find('port');
    expect(failed).toBeTruthy();
    expect(pages).toEqual(['/a']);
  });
});
