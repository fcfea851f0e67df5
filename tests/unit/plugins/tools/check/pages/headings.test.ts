import { describe, expect, it } from '@rstest/core';
import { headingRules } from '../../../../../../plugins/tools/check/pages/headings';
import { pageOf, told } from '../../support';

describe('headingRules', () => {
  it.each([
    '# A\n\n## B\n\n### C\n\n## D\n',
    '# A\n\n## B {#one}\n\n## B {#two}\n',
    '---\ntitle: A\n---\n\nText\n',
  ])('accepts %j', source => {
    expect(headingRules(pageOf(source))).toEqual([]);
  });

  it('reports a skipped level with the right heading', () => {
    expect(headingRules(pageOf('# A\n\n### B\n'))).toMatchObject([
      {
        rule: 'pages/heading-jump',
        line: 3,
        message: '"B" has level 3 after level 1.',
        fix: 'Use level 2: `## B`.',
      },
    ]);
  });

  it('reports a first heading that is no H1, except in a fragment', () => {
    expect(told(headingRules(pageOf('---\ntitle: A\n---\n## A\n')))).toEqual([
      'pages/heading-jump 4: "A" has level 2 as the first heading.',
    ]);
    expect(headingRules(pageOf('## A\n', { fragment: true }))).toEqual([]);
  });

  it('reports a page without a title, unless its type or what it includes may have one', () => {
    for (const text of ['', 'Text', '---\ndescription: A.\n---\n\nText'])
      expect(told(headingRules(pageOf(text)))).toEqual(['pages/no-title 1: The page has no title.']);
    const others = [
      '---\npageType: home\n---',
      '---\noverview: true\n---',
      "import A from './_a.mdx';\n\n<A />",
    ];
    for (const text of [...others, '<h1>A</h1>']) expect(headingRules(pageOf(`${text}\n`))).toEqual([]);
    expect(headingRules(pageOf('Text', { fragment: true }))).toEqual([]);
  });

  it('reports a heading without text', () => {
    expect(told(headingRules(pageOf('# A\n\n## \n')))).toEqual([
      'pages/empty-heading 3: The heading has no text.',
    ]);
    expect(headingRules(pageOf('# `a`\n\n## ![Logo](/logo.svg)\n'))).toEqual([]);
  });

  it('reports a second H1 and an id that is used twice', () => {
    expect(told(headingRules(pageOf('# A\n\n## B {#x}\n\n# C {#x}\n')))).toEqual([
      'pages/one-title 5: "C" is a second H1.',
      'pages/duplicate-id 5: "B" (line 3) already has the id `x`.',
    ]);
  });
});
