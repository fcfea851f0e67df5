import { expect, it } from '@rstest/core';
import { splitCompound } from '../../../../../../theme/shared/search/ranking/splitCompound';
import { vocabularyOf } from '../../../search/samplePages';

it('splits only words that the index lacks, into words that it has', () => {
  const vocabulary = vocabularyOf('asset', 'prefix', 'node', 'js', 'px', 'rem', 'import', 'port', 'im');
  for (const [word, parts] of [
    ['assetprefix', ['asset', 'prefix']],
    ['nodejs', ['node', 'js']],
    ['px2rem', ['px', 'rem']],
    ['import', ['import']],
    ['imports', ['imports']],
    ['assetsuffix', ['assetsuffix']],
    ['noder', ['noder']],
  ] as const) {
    const split = splitCompound({ text: word, weight: 0.35 }, vocabulary);
    expect(split.map(({ text }) => text)).toEqual([...parts]);
    expect(split.every(({ weight }) => weight === 0.35)).toBe(true);
  }
  const name = { text: 'assetprefix', weight: 1, parts: 2 };
  expect(splitCompound(name, vocabulary)).toEqual([name]);
});
