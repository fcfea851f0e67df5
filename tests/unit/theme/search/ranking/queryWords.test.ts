import { describe, expect, it } from '@rstest/core';
import { essence, queryWords } from '../../../../../theme/search/ranking/queryWords';

const texts = (query: string) => queryWords(query).map(({ text }) => text);
const weight = (query: string, text: string) => queryWords(query).find(word => word.text === text)?.weight;

describe('queryWords', () => {
  it('takes names apart, and says where the whole one stands', () => {
    expect(texts('output.assetPrefix')).toEqual(['output', 'asset', 'prefix', 'assetprefix']);
    expect(queryWords('css asset-prefix x').map(({ parts }) => parts ?? 0)).toEqual([0, 0, 0, 2, 0]);
    expect(texts('asset prefix css')).toEqual(['asset', 'prefix', 'css']);
    expect(texts(' ?! ')).toEqual([]);
  });
  it('reads Chinese as words, with and without spaces', () => {
    expect(texts('css 模块')).toEqual(['css', '模块']);
    expect(texts('css模块')).toEqual(['css', '模块']);
    expect(texts('修改端口')).toEqual(['修改', '端口']);
    expect(texts('环境变量')).toEqual(['环境', '变量']);
  });
  it('hardly counts what every question begins with', () => {
    expect(weight('how to change the port', 'port')).toBe(1);
    expect(weight('how to change the port', 'the')).toBeLessThan(0.1);
    expect(weight('how to change the port', 'change')).toBeLessThan(0.5);
    expect(weight('怎么修改端口', '怎么')).toBeLessThan(0.1);
    expect(weight('怎么修改端口', '修改')).toBeLessThan(0.5);
  });
});

describe('essence', () => {
  it('is what a query is about', () => {
    expect(essence('how to change the port')).toBe('port');
    expect(essence('修改端口')).toBe('端口');
    expect(essence('asset prefix')).toBe('assetprefix');
    expect(essence('set up')).toBe('setup');
  });
});
