import { describe, expect, it } from '@rstest/core';
import { termQuery, termsOf } from '../../../../../plugins/site/search-server/terms';

describe('termsOf', () => {
  it.each([
    ['words and punctuation', 'Set the port (3000).', 'Set the port 3000'],
    ['names with dots', 'output.assetPrefix', 'output assetPrefix asset Prefix'],
    ['capitals in a row', 'parseJSON HTTPServer', 'parseJSON parse JSON HTTPServer'],
    ['Chinese', '修改端口', '修改 改端 端口 口'],
    ['one Chinese character', '口', '口'],
    ['Chinese next to English', '修改port端口', '修改 改 port 端口 口'],
    ['Japanese', 'ポート番号', 'ポー ート ト番 番号 号'],
    ['Korean, which has spaces', '포트 변경', '포트 변경'],
    ['accents', 'déploiement café', 'déploiement café'],
    ['full-width letters', 'ｐｏｒｔ', 'port'],
    ['characters outside the first plane', '𠮷野家', '𠮷野 野家 家'],
    ['nothing', ' … 😀 ', ''],
  ])('splits %s', (_, text, expected) => {
    expect(termsOf(text)).toBe(expected);
  });
});

describe('termQuery', () => {
  it.each<[string, string, string, ...string[]]>([
    ['one word as a prefix', 'port', "'port':*"],
    ['the last of several words as a prefix', 'change port', "'change' & 'port':*"],
    ['Chinese words, also those that the segmenter splits', '修改端口', "'修改' & '端口'", "'改端'"],
    ['a word of which only a part is in the dictionary', '服务器', "'服务'", "'务器'"],
    ['Chinese without particles', '端口的配置', "'端口' & '配置'"],
    ['particles if there is nothing else', '的是', "'的是'"],
    ['one Chinese character as the beginning of a pair', '口', "'口':*"],
    ['Japanese', 'サーバーの設定', "'サー' & 'ーバ' & 'バー' & '設定'"],
    ['both', '修改 port', "'修改' & 'port':*"],
  ])('requires %s', (_, keyword, all, ...optional) => {
    expect(termQuery(keyword)).toMatchObject({ all, terms: [...all.split(' & '), ...optional] });
  });

  it.each(['', '😀', "' & | ! :* ( ) \\"])('is undefined for %j', keyword => {
    expect(termQuery(keyword)).toBeUndefined();
  });

  it('contains no character of the query syntax that was typed', () => {
    expect(termQuery("a' | !b:* & (c)")?.all).toBe("'a' & 'b' & 'c':*");
  });

  it('lists the words in which typos can be tolerated', () => {
    expect(termQuery('to confgiure 端口 port')?.words).toEqual(['confgiure', 'port']);
  });
});
