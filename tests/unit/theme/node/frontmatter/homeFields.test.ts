import { expect, it } from '@rstest/core';
import { fieldProblems } from '../../../../../theme/node/frontmatter/homeFields';

const problems = (frontmatter: Record<string, unknown>) =>
  fieldProblems(frontmatter).map(({ path, message }) => `${path.join('.')}: ${message}`);

it.each<[string, Record<string, unknown>, string[]]>([
  ['a text for keys', { hero: 'Duet' }, ['hero: expected keys such as `name:`, got "Duet".']],
  [
    'a text for a list',
    { hero: { actions: 'Start' }, features: 'Fast' },
    [
      'hero.actions: expected a list, each entry after `- `, got "Start".',
      'features: expected a list, each entry after `- `, got "Fast".',
    ],
  ],
  [
    'keys for a list',
    { features: { title: 'A' } },
    ['features: expected a list, each entry after `- `, got keys.'],
  ],
  ['a list for a text', { hero: { text: ['A'] } }, ['hero.text: expected a text, got a list.']],
  [
    'a misspelled key',
    { hero: { action: [] } },
    ['hero.action: there is no such key. Did you mean `actions`?'],
  ],
  [
    'a key that is missing',
    { hero: { actions: [{ link: '/' }] }, features: [{ details: 'A' }, null] },
    [
      'hero.actions.0: the key `text` is missing',
      'features.0: the key `title` is missing',
      'features.1: expected keys such as `title:`, got null.',
    ],
  ],
  [
    'an unknown value',
    { hero: { actions: [{ text: 'A', link: '/', theme: 'brnad' }] } },
    ['hero.actions.0.theme: expected one of brand, alt, got "brnad". Did you mean `brand`?'],
  ],
  [
    'a text for an image',
    { hero: { image: '/a.png' } },
    ['hero.image: expected keys such as `src:`, got "/a.png".'],
  ],
  [
    'tags without their list',
    { head: ['meta', { name: 'a' }] },
    ['"meta"', 'keys'].map(
      (got, index) =>
        `head.${index}: expected a list of a tag and its attributes: \`[meta, { name: a, content: b }]\`, got ${got}.`,
    ),
  ],
])('reports %s', (_, frontmatter, expected) => {
  expect(problems(frontmatter)).toEqual(expected);
});

it('accepts what Rspress and the theme read, keys of a site, and keys without a value', () => {
  const hero = {
    name: 2,
    text: 'A',
    badge: { text: 'New' },
    image: { src: { light: 'a', dark: 'b' }, srcset: ['a 1x'] },
    actions: [{ text: 'A', link: '/', theme: 'brand' }],
    video: '/a.mp4',
    tagline: null,
  };
  const features = [{ title: 'A', icon: 'x', span: 6, mine: 'not `link`' }];
  expect(problems({ hero, features, head: [['meta', { name: 'a' }], ['base']], title: 'A' })).toEqual([]);
});
