import { describe, expect, it } from '@rstest/core';
import { bigrams, cjkWords, isOneCharacter } from '../../../../../../theme/shared/search/ranking/cjkWords';
import { Synonyms } from '../../../../../../theme/shared/search/ranking/synonyms';

const synonyms = new Synonyms([['folder', '文件夹']]);

describe('cjkWords', () => {
  it('splits a run by the dictionary', () => {
    for (const [run, words] of [
      ['环境变量', ['环境', '变量']],
      ['怎么修改端口', ['怎么', '修改', '端口']],
      ['修改端口的时候', ['修改', '端口', '的', '时候']],
    ] as const) {
      expect(cjkWords(run, synonyms)).toEqual([...words]);
    }
  });
  it('joins segments that together are a known word', () => {
    expect(cjkWords('删除文件夹', synonyms)).toEqual(['删除', '文件夹']);
  });
  it('keeps neighbouring single characters together, function words apart', () => {
    expect(cjkWords('鑫淼的', synonyms)).toEqual(['鑫淼', '的']);
  });
  it('reads Japanese with its own dictionary, long vowels included', () => {
    expect(cjkWords('ヘッダーを追加', synonyms)).toEqual(['ヘッダー', 'を', '追加']);
  });
});

describe('bigrams', () => {
  it('are the pairs of neighbouring characters', () => {
    expect(bigrams('文件夹')).toEqual(['文件', '件夹']);
    expect(bigrams('端口')).toEqual(['端口']);
    expect(bigrams('口')).toEqual(['口']);
    expect(bigrams('𠮷野家')).toEqual(['𠮷野', '野家']);
  });
});

it('counts characters, not UTF-16 units', () => {
  expect(['𠮷', '口', '端口', ''].map(isOneCharacter)).toEqual([true, true, false, false]);
});
