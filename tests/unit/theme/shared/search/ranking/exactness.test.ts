import { describe, expect, it } from '@rstest/core';
import { exactness } from '../../../../../../theme/shared/search/ranking/exactness';
import { languageSynonyms } from '../../../../../../theme/shared/search/ranking/languageSynonyms';
import { parseQuery } from '../../../../../../theme/shared/search/ranking/query';
import { page } from '../../../search/samplePages';

const option = page('/config/asset-prefix', 'output.assetPrefix', '# Type of values', {
  keywords: ['CDN address'],
});
const of = (query: string, document = option) => exactness(document, parseQuery(query, languageSynonyms));

describe('exactness', () => {
  it('is highest for the title as it is written, and falls with what the query names', () => {
    const values = [
      'output.assetPrefix',
      'output asset prefix',
      'type of values',
      'cdn address',
      'prefix',
    ].map(query => of(query));
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(values.at(-1)).toBe(1);
    expect(new Set(values).size).toBe(5);
  });
  it('takes an option in camelCase for the title itself', () => {
    expect(of('assetPrefix')).toBe(of('output.assetPrefix'));
    expect(of('port', page('/config/port', 'server.port'))).toBeLessThan(of('assetPrefix'));
  });
  it('takes the last part of a title for as much as a heading', () => {
    const heading = page('/client', 'Client', '# Port');
    expect(of('port', page('/config/port', 'server.port'))).toBe(of('port', heading));
    expect(of('Port', heading)).toBeGreaterThan(1);
  });
  it('ignores the words that every task begins with', () => {
    expect(of('how to set output asset prefix')).toBe(of('output asset prefix'));
    expect(of('change the cdn address')).toBeGreaterThan(1);
  });
  it('does not take a heading for its essence', () => {
    expect(of('change type of values')).toBe(1);
  });
});
