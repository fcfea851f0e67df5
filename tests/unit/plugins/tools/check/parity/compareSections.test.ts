import { describe, expect, it } from '@rstest/core';
import { compareSections, sectionsOf } from '../../../../../../plugins/tools/check/parity/compareSections';
import { pageOf } from '../../support';
import { compareSources } from './compare';

const compare = (original: string, translated: string) =>
  compareSources(compareSections, `# A\n\n${original}\n`, `# A\n\n${translated}\n`);
const table = (rows: number) => `| a | b |\n| - | - |\n${'| 1 | 2 |\n'.repeat(rows)}`;

describe('compareSections', () => {
  it.each([
    ['links in another order', '[a](/a) and [b](/b)', '[乙](/b) 和 [甲](/a)'],
    ['a translated image next to its original', '![a](/a.svg)', '![甲](/a.zh.svg)'],
    ['tables of the same size', table(2), table(2)],
    ['the same containers', ':::tip\na\n:::', ':::tip 提示\n甲\n:::'],
  ])('accepts %s', (_, original, translated) => {
    expect(compare(original, translated)).toEqual([]);
  });

  it.each([
    ['[a](/a)', '[甲](/b)', 'parity/links 3: The link is /b, in the original /a.'],
    ['[a](/a)', '甲', 'parity/links 1: The link /a is missing.'],
    ['a', '[甲](/b)', 'parity/links 3: The link /b is not in the original.'],
    ['[a](/a) [a](/a)', '[甲](/a)', 'parity/links 3: The link /a is missing.'],
    ['![a](/a.svg)', '![甲](/b.svg)', 'parity/images 3: The image is /b.svg, in the original /a.svg.'],
    [table(2), table(1), 'parity/tables 3: The table is 2 × 2, in the original 3 × 2.'],
    [
      ':::tip\na\n:::',
      ':::note\n甲\n:::',
      'parity/containers 3: The container is :::note, in the original :::tip.',
    ],
    ['<Card />', '<Badge />', 'parity/components 3: The component is <Badge>, in the original <Card>.'],
  ])('reports %j and %j', (original, translated, finding) => {
    expect(compare(original, translated)).toEqual([finding]);
  });

  it('compares each section with its own', () => {
    expect(compare('[a](/a)\n\n## B', '## B\n\n[a](/a)')).toHaveLength(2);
  });
});

describe('sectionsOf', () => {
  it('starts with the part above the first heading', () => {
    const page = pageOf('Text\n\n# A\n');
    expect(sectionsOf(page)).toEqual([
      [-1, { line: 1, column: 1 }],
      [0, page.headings[0]],
    ]);
  });
});
