import { describe, expect, it } from '@rstest/core';
import { parseQuery as parseWith } from '../../../../../../theme/shared/search/ranking/query';
import { Synonyms } from '../../../../../../theme/shared/search/ranking/synonyms';

const synonyms = new Synonyms([['folder', 'directory', '文件夹']]);
const parseQuery = (query: string) => parseWith(query, synonyms);

const texts = (query: string) => parseQuery(query).words.map(({ text }) => text);
const weight = (query: string, text: string) =>
  parseQuery(query).words.find(word => word.text === text)?.weight;

describe('parseQuery', () => {
  it('takes names apart, and says where the whole one stands', () => {
    expect(texts('output.assetPrefix')).toEqual(['output', 'asset', 'prefix', 'assetprefix']);
    expect(parseQuery('css asset-prefix x').words.map(({ parts }) => parts ?? 0)).toEqual([0, 0, 0, 2, 0]);
    expect(texts('asset prefix css')).toEqual(['asset', 'prefix', 'css']);
    expect(texts(' ?! ')).toEqual([]);
  });
  it('reads Chinese as words, with and without spaces', () => {
    expect(texts('css 模块')).toEqual(['css', '模块']);
    expect(texts('css模块')).toEqual(['css', '模块']);
    expect(texts('修改端口')).toEqual(['修改', '端口']);
    expect(texts('环境变量')).toEqual(['环境', '变量']);
  });
  it('reads full-width letters of an input method, and ligatures, as the usual ones', () => {
    expect(texts('ｏｕｔｐｕｔ．ｄｉｓｔＰａｔｈ')).toEqual(['output', 'dist', 'path', 'distpath']);
    expect(texts('ﬁle ｶﾀ')).toEqual(texts('file カタ'));
    expect([...parseQuery('ＨＴＭＬ').names]).toEqual(['html']);
  });
  it('hardly counts what every question begins with', () => {
    expect(weight('how to change the port', 'port')).toBe(1);
    expect(weight('how to change the port', 'the')).toBeLessThan(0.1);
    expect(weight('how to change the port', 'change')).toBeLessThan(0.5);
    expect(weight('怎么修改端口', '怎么')).toBeLessThan(0.1);
    expect(weight('怎么修改端口', '修改')).toBeLessThan(0.5);
  });
  it('gives words the synonyms that it is told', () => {
    expect(parseQuery('folder port').words.map(({ synonyms }) => synonyms?.map(({ term }) => term))).toEqual([
      ['directory', '文件', '件夹'],
      [],
    ]);
    expect(parseWith('folder', new Synonyms([])).words[0]!.synonyms).toEqual([]);
  });
  it('names a query by itself and by its topic', () => {
    for (const [query, names] of [
      ['How to change the Port', ['howtochangetheport', 'port']],
      ['修改端口', ['修改端口', '端口']],
      ['assetPrefix', ['assetprefix']],
      ['set up', ['setup']],
    ] as const) {
      expect([...parseQuery(query).names]).toEqual([...names]);
    }
  });
});
