import { afterAll, afterEach, describe, expect, it, rstest } from '@rstest/core';
import { localSearch } from '../../../../../../theme/client/search/service/localSearch';
import { headFile } from '../../../../../../theme/shared/search/indexAddress';
import { deferred } from '../../../../../deferred';
import { deployment, startIndexServer } from '../../../search/indexServer';
import { page } from '../../../search/samplePages';

afterEach(() => {
  rstest.restoreAllMocks();
});

const host = await startIndexServer(deployment([page('/a', 'Port', 'A port.')], 'one'));
afterAll(() => host.close());
const location = { base: host.base, lang: 'en', version: '', hash: 'one' };
const head = new TextEncoder().encode(host.files.get(headFile(location))).buffer as ArrayBuffer;

/** A search without a worker, and what it reports. */
function start(loading: Promise<ArrayBuffer>) {
  const reports: string[] = [];
  const { promise: complete, resolve } = deferred();
  const local = localSearch(
    { location, broken: Promise.resolve(), head: loading },
    {
      onStage: stage => {
        reports.push(stage);
        if (stage === 'full') resolve();
      },
      onFailure: failed => reports.push(failed ? 'failed' : 'recovered'),
    },
  );
  return { local, reports, complete };
}

describe('localSearch, where workers are blocked', () => {
  it('finds in the page, stage by stage', async () => {
    const { local, reports, complete } = start(Promise.resolve(head));
    await complete;
    expect((await local.find('port', 7)).map(({ type }) => type)).toEqual(['title', 'content']);
    expect(reports).toEqual(['titles', 'full']);
  });

  it('answers queries that came before anything had loaded', async () => {
    expect(await start(new Promise(() => {})).local.find('port', 7)).toEqual([]);
  });

  it('logs a failure once, then searches an empty index', async () => {
    const log = rstest.spyOn(console, 'error').mockImplementation(() => {});
    const { local, reports, complete } = start(Promise.reject(new Error('503')));
    await complete;
    expect(reports).toEqual(['failed', 'full']);
    expect(await local.find('port', 7)).toEqual([]);
    const message = 'Failed to fetch search index, please reload the page and try again.';
    expect(log.mock.calls.filter(([text]) => text === message).length).toBe(1);
  });

  it('reports a fault of one query, and that it has gone', async () => {
    rstest.spyOn(console, 'error').mockImplementation(() => {});
    const { local, reports, complete } = start(Promise.resolve(head));
    await complete;
    const { files } = host;
    host.files = new Map();
    await local.find('port', 7);
    host.files = files;
    await local.find('port', 7);
    expect(reports).toEqual(['titles', 'full', 'failed', 'recovered']);
  });

  it('reports nothing after it was closed', async () => {
    const { local, reports } = start(Promise.resolve(head));
    local.close();
    await new Promise(resolve => setTimeout(resolve));
    expect(reports).toEqual([]);
  });
});
