import { afterAll, beforeEach, describe, expect, it } from '@rstest/core';
import {
  fetchJson,
  fetchNewer,
  fetchPart,
  MissingFile,
} from '../../../../../../theme/client/search/service/fetchIndex';
import { deployment, startIndexServer } from '../../../search/indexServer';
import { page } from '../../../search/samplePages';

const host = await startIndexServer(new Map());
afterAll(() => host.close());
beforeEach(() => {
  host.files = deployment([page('/a', 'Port')], 'one');
  host.asked.length = 0;
});
const location = { base: host.base, lang: 'en', version: '', hash: 'one' };

describe('fetchJson', () => {
  it('requests a damaged file once more', async () => {
    host.files.set('a.json', '{"cut');
    await expect(fetchJson(`${host.base}a.json`)).rejects.toThrow(SyntaxError);
    expect(host.asked).toEqual(['a.json', 'a.json']);
  });
  it('does not ask again for a file that is missing', async () => {
    await expect(fetchJson(`${host.base}b.json`)).rejects.toThrow(MissingFile);
    expect(host.asked).toEqual(['b.json']);
  });
});

it('fetches a part of an index', async () => {
  expect(await fetchPart(location, { kind: 'pages', number: 0 })).toMatchObject([{ title: 'Port' }]);
});

describe('fetchNewer', () => {
  it('has the head of another deployment', async () => {
    host.files = deployment([page('/new', 'Harbour')], 'two');
    const newer = await fetchNewer(location);
    expect(newer?.location.hash).toBe('two');
    expect(newer?.head.names).toMatchObject([{ title: 'Harbour' }]);
  });
  it('is undefined where the site has the same index, or does not tell', async () => {
    expect(await fetchNewer(location)).toBeUndefined();
    host.files.set('static/search_index-current.en.json', '{"hash":7}');
    expect(await fetchNewer(location)).toBeUndefined();
  });
});
