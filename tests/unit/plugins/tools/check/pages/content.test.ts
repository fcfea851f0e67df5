import { describe, expect, it } from '@rstest/core';
import { imageRules, tableRules } from '../../../../../../plugins/tools/check/pages/content';
import { pageOf, told } from '../../support';

describe('imageRules', () => {
  it.each(['![What it shows](/a.svg)', '<img src="/a.svg" alt="" />', '<img src="/a.svg" alt={text} />'])(
    'accepts %s',
    image => {
      expect(imageRules(pageOf(`${image}\n`))).toEqual([]);
    },
  );

  it.each(['![](/a.svg)', '![ ](/a.svg)', '<img src="/a.svg" />', 'Text <img src="/a.svg" />'])(
    'reports %s',
    image => {
      expect(told(imageRules(pageOf(`# A\n\n${image}\n`)))).toEqual([
        'pages/image-text 3: The image has no alternative text.',
      ]);
    },
  );
});

describe('tableRules', () => {
  const table = (header: string) => pageOf(`| ${header} |\n| - | - |\n| a | b |\n`);

  it.each(['A | B', 'A | `b`', 'A | ![icon](/a.svg)', 'A | <Icon />'])('accepts the header %s', header => {
    expect(tableRules(table(header))).toEqual([]);
  });

  it.each([' | B', 'A | '])('reports the header %j', header => {
    expect(tableRules(table(header))).toHaveLength(1);
  });

  it('accepts empty cells below the header', () => {
    expect(tableRules(pageOf('| A | B |\n| - | - |\n| | b |\n'))).toEqual([]);
  });
});
