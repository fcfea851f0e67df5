import { expect, it } from '@rstest/core';
import { isStopWord, wordWeight } from '../../../../../../theme/shared/search/ranking/stopWords';

it('counts function words least, verbs of any task little, all other words in full', () => {
  for (const [words, from, to] of [
    [['the', 'how', 'is', '的', '怎么'], 0.001, 0.1],
    [['change', 'configure', '修改', '配'], 0.2, 0.5],
    [['port', 'hot', '端口', ''], 1, 1],
  ] as const) {
    for (const word of words) {
      expect([word, wordWeight(word) >= from && wordWeight(word) <= to]).toEqual([word, true]);
    }
  }
});

it('takes only function words for stop words', () => {
  expect(['the', '的', 'change', '修改', 'port'].map(isStopWord)).toEqual([true, true, false, false, false]);
});
