import { afterEach, beforeEach, describe, expect, it, rstest } from '@rstest/core';
import { remoteSearch } from '../../../../../../theme/client/search/service/remoteSearch';
import { startEndpoint } from '../../../../../search/endpoint';
import { page } from '../../../search/samplePages';

let endpoint: Awaited<ReturnType<typeof startEndpoint>>;
beforeEach(async () => {
  endpoint = await startEndpoint({ docs: [page('/port', 'Port', 'Where it listens.')] });
});
afterEach(async () => {
  rstest.restoreAllMocks();
  await endpoint.close();
});

const ask = (apiUrl: string, signal = new AbortController().signal) =>
  remoteSearch(
    { mode: 'remote', apiUrl, searchIndexes: ['docs'] },
    { keyword: 'port', limit: 7, lang: 'en', version: '' },
    'Site',
    signal,
  );

describe('remoteSearch', () => {
  it('shows what the endpoint finds', async () => {
    const [group] = await ask(endpoint.origin);
    expect([group?.group, group?.result[0]?.link]).toEqual(['docs', '/port']);
  });
  it('logs a failure and has no results', async () => {
    const log = rstest.spyOn(console, 'error').mockImplementation(() => {});
    const [group] = await ask(`${endpoint.origin}/?searchIndexes=unknown`);
    expect(group?.result).toEqual([]);
    expect(String(log.mock.calls[0]?.[0])).toContain('status 400');
  });
  it('is silent about a request that is no longer needed', async () => {
    const log = rstest.spyOn(console, 'error').mockImplementation(() => {});
    expect((await ask(endpoint.origin, AbortSignal.abort()))[0]?.result).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });
});
