import { describe, expect, it } from '@rstest/core';
import { readResponse, remoteAddress } from '../../../../../../theme/client/search/service/remote';

const settings = { apiUrl: 'https://x.test/s', searchIndexes: [{ value: 'a', label: 'A docs' }, 'b'] };
const question = { keyword: 'port & 端口', limit: 2, lang: 'zh', version: '' };
const document = (title: string) => ({ title, routePath: `/${title}`, content: `The port of ${title}.` });

describe('remoteAddress', () => {
  it('carries the four parameters', () => {
    const url = new URL(remoteAddress(settings, question));
    expect(url.origin + url.pathname).toBe('https://x.test/s');
    expect([...url.searchParams]).toEqual([
      ['keyword', 'port & 端口'],
      ['limit', '2'],
      ['searchIndexes', 'a,b'],
      ['lang', 'zh'],
    ]);
  });
  it('names the version of a site that has versions', () => {
    const url = new URL(remoteAddress(settings, { ...question, version: '2.x' }));
    expect(url.searchParams.get('version')).toBe('2.x');
  });
  it('keeps parameters of the address', () => {
    expect(remoteAddress({ apiUrl: '/s?key=1' }, question)).toMatch(/^\/s\?key=1&keyword=/);
  });
});

describe('readResponse', () => {
  const read = (answer: unknown) => readResponse(answer, question, settings, 'Site');
  it('shows the indexes in the order of the site, by their labels', () => {
    const groups = read([
      { index: 'b', hits: [document('B')] },
      { index: 'unknown', hits: [document('U')] },
    ]);
    expect(groups.map(({ group, result }) => [group, result.length])).toEqual([
      ['A docs', 0],
      ['b', 1],
    ]);
  });
  it('finds the words in documents again and keeps their order', () => {
    const [group] = read([{ index: 'a', hits: [document('x'), document('port'), document('third')] }]);
    expect([...new Set(group!.result.map(({ title }) => title))]).toEqual(['x', 'port']);
    expect(group!.result[0]).toMatchObject({ type: 'content', statement: 'The port of x.' });
  });
  it('shows a document even where no word is found again', () => {
    const [group] = read([{ index: 'a', hits: [{ title: 'Synonym', routePath: '/s' }] }]);
    expect(group!.result).toMatchObject([{ type: 'title', link: '/s', highlightInfoList: [] }]);
  });
  it('takes ready hits and leaves out what is neither', () => {
    const hit = { type: 'title', title: 'T', header: 'T', link: '/t', query: 'q', highlightInfoList: [] };
    const [group] = read([{ index: 'a', hits: [hit, null, 7, { title: 1 }] }, null, { hits: [] }]);
    expect(group!.result).toEqual([hit]);
  });
  it('refuses what is no list', () => {
    expect(() => read({ hits: [] })).toThrow('is not a list');
  });
  it('always has a group to show', () => {
    expect(readResponse([], question, {}, 'Site')).toEqual([
      { group: 'Site', renderType: 'default', result: [] },
    ]);
  });
});
