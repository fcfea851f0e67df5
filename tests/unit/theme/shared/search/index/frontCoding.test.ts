import { expect, it } from '@rstest/core';
import { packWords, unpackWords } from '../../../../../../theme/shared/search/index/frontCoding';

it('reads sorted words back, in any script', () => {
  const long = 'a'.repeat(48);
  for (const words of [
    [],
    ['port'],
    ['a', 'asset', 'assetprefix', 'assets', 'b', long, `${long}b`].sort(),
    ['0.7', '2024', '@', 'café', 'サー', 'ーバ', '端', '端口', '端点', '𠮷野'].sort(),
    ['"', '#', '\\', '{'],
  ]) {
    expect(unpackWords(packWords(words))).toEqual(words);
  }
});

it('leaves out what a word shares with the one before it', () => {
  const packed = packWords(['configuration', 'configurations', 'configure']);
  expect(packed.length).toBeLessThan('configuration configurations configure'.length - 15);
});
