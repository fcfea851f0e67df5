import { describe, expect, it } from '@rstest/core';
import { compareHeadings } from '../../../../../../plugins/tools/check/parity/compareHeadings';
import { compareSources } from './compare';

const compare = (original: string, translated: string) =>
  compareSources(compareHeadings, original.replaceAll(' / ', '\n\n'), translated.replaceAll(' / ', '\n\n'));

describe('compareHeadings', () => {
  it('accepts translated headings with the original ids', () => {
    expect(compare('# A / ## Use it', '# 甲 {#a} / ## 使用 {#use-it}')).toEqual([]);
    expect(compare('Text', '文字')).toEqual([]);
  });

  it.each([
    [
      'a missing section',
      '# A / ## B / ## C',
      '# A / ## C',
      3,
      'The section "B" is missing before this heading.',
    ],
    ['a missing last section', '# A / ## B', '# A', 1, 'The section "B" is missing.'],
    ['a page without sections', '# A', 'Text', 1, 'The section "A" is missing.'],
    ['an additional section', '# A', '# A / ## B', 3, 'The heading "B" has no original.'],
    [
      'another level',
      '# A / ## B',
      '# A / ### B',
      3,
      'The heading "B" has level 3, its original has level 2.',
    ],
  ])('reports %s', (_, original, translated, line, message) => {
    expect(compare(original, translated)).toEqual([`parity/headings ${line}: ${message}`]);
  });

  it('reports all ids that differ at once', () => {
    expect(compare('# A / ## B / ## C', '# A / ## 乙 / ## 丙')).toEqual([
      'parity/headings 3: The heading "乙" has the id `乙`, its original `b`.',
      'parity/headings 5: The heading "丙" has the id `丙`, its original `c`.',
    ]);
  });
});
