import { describe, expect, it } from '@rstest/core';
import { lineOfPath, splitFrontmatter } from '../../../shared/frontmatter';

describe('splitFrontmatter', () => {
  it('returns keys with values and positions, and keeps the line numbers of the body', () => {
    const { frontmatter, body } = splitFrontmatter('---\ntitle: A\nsidebar: false\n---\n\n# A\n');
    expect(frontmatter).toEqual([
      { key: 'title', value: 'A', line: 2, column: 1 },
      { key: 'sidebar', value: false, line: 3, column: 1 },
    ]);
    expect(body).toBe(`   \n${' '.repeat(8)}\n${' '.repeat(14)}\n   \n\n# A\n`);
  });

  it.each([
    ['Windows line breaks', '---\r\ntitle: A\r\n---\r\nText'],
    ['a byte order mark', '\uFEFF---\ntitle: A\n---\nText'],
    ['spaces after the end', '---\ntitle: A\n---  \nText'],
    ['spaces after the beginning', '--- \ntitle: A\n---\nText'],
    ['no body', '---\ntitle: A\n---'],
  ])('accepts %s', (_, source) => {
    expect(splitFrontmatter(source).frontmatter).toMatchObject([{ key: 'title', value: 'A' }]);
  });

  it.each(['# A\n\n---\ntitle: A\n---\n', '---\n\nA line, then: text\n', 'text', '\n---\nA: b\n\nc\n'])(
    'finds none in %j',
    source => {
      expect(splitFrontmatter(source)).toEqual({ frontmatter: [], nested: [], body: source });
    },
  );

  it('accepts an empty block', () => {
    expect(splitFrontmatter('---\n---\nText')).toEqual({
      frontmatter: [],
      nested: [],
      body: '   \n   \nText',
    });
  });

  it('lists maps and lists without their content', () => {
    const { frontmatter } = splitFrontmatter('---\nhero:\n  name: A\ntags: [a]\n---\n');
    expect(frontmatter.map(({ key, value }) => [key, value])).toEqual([
      ['hero', {}],
      ['tags', {}],
    ]);
  });

  it('says that the end is missing, and that there are no keys', () => {
    expect(splitFrontmatter('---\ntitle: A\n\n# A\n').problem).toMatchObject({ line: 1 });
    expect(splitFrontmatter('---\njust text\n---\n').problem).toMatchObject({ line: 2 });
  });

  it.each(['\n---\ntitle: A\ntags:\n  - b\n---\n', ' ---\ntitle: A\n---', '----\ntitle: A\n----\n'])(
    'says that %j does not begin with it',
    source => {
      expect(splitFrontmatter(source).problem).toMatchObject({
        line: 1,
        fix: expect.stringContaining('Begin'),
      });
    },
  );

  it('lists the texts inside lists and maps with their paths', () => {
    const { nested } = splitFrontmatter('---\ntitle: A\nhero:\n  actions:\n    - link: /a\ntags: [b]\n---\n');
    expect(nested).toEqual([
      { key: 'hero.actions.0.link', value: '/a', line: 5, column: 13 },
      { key: 'tags.0', value: 'b', line: 6, column: 8 },
    ]);
  });

  it('says where invalid YAML is', () => {
    const { frontmatter, problem } = splitFrontmatter('---\ntitle: A\ndescription: a: b\n---\n');
    expect(frontmatter).toEqual([]);
    expect(problem).toMatchObject({ line: 3, message: expect.stringMatching(/mapping/i) });
    expect(problem!.message).not.toContain('line');
  });
});

it('finds the line of a key or an entry, or of what is around it', () => {
  const source = '---\ntitle: A\nhero:\n  actions:\n    - text: a\n      link: /a\n    - b\n---\n';
  const lines = [
    ['title'],
    ['hero'],
    ['hero', 'actions', 0, 'link'],
    ['hero', 'actions', 1],
    ['hero', 'image'],
  ].map(path => lineOfPath(source, path));
  expect(lines).toEqual([2, 3, 6, 7, 3]);
});
