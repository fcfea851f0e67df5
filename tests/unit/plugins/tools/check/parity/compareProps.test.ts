import { describe, expect, it } from '@rstest/core';
import { compareProps } from '../../../../../../plugins/tools/check/parity/compareProps';
import { compareSources } from './compare';

const compare = (original: string, translated: string) => compareSources(compareProps, original, translated);

describe('compareProps', () => {
  it.each([
    ['<Hero title="Fast" />', '<Hero title="快" />'],
    ["<Hero actions={[{ text: 'Go', link: '/a' }]} />", "<Hero actions={[{ text: '开始', link: '/a' }]} />"],
    ['<Hero big />', '<Hero big />'],
    ['<a href="/guide/a#b">a</a>', '<a href="/zh/guide/a#b">甲</a>'],
  ])('accepts translated text: %s', (original, translated) => {
    expect(compare(original, translated)).toEqual([]);
  });

  it.each([
    [
      '<Hero link="/a" />',
      '<Hero link="/b" />',
      'The prop `link` of <Hero> differs from its original in more than text.',
    ],
    [
      '<a href="/a">a</a>',
      '<a href="/zh/b">a</a>',
      'The prop `href` of <a> differs from its original in more than text.',
    ],
    ['<Hero big />', '<Hero />', '<Hero> lacks the prop `big` of its original.'],
    ['<Hero />', '<Hero big />', '<Hero> has the prop `big`, its original does not.'],
  ])('reports %s and %s', (original, translated, message) => {
    expect(compare(original, translated)).toEqual([`parity/props 1: ${message}`]);
  });

  it('reports the line inside a prop', () => {
    const hero = (link: string, text: string) =>
      `<Hero\n  items={[\n    { text: '${text}' },\n    { link: '${link}' },\n  ]}\n/>`;
    expect(compare(hero('/a', 'Go'), hero('/b', '开始'))).toEqual([
      expect.stringMatching(/^parity\/props 4: /),
    ]);
  });

  it('compares nothing if the components differ', () => {
    expect(compare('<Hero link="/a" />', '<Card link="/b" />')).toEqual([]);
  });
});
