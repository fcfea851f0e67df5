import { describe, expect, it } from '@rstest/core';
import { fileOf, partsOf, problemsOf, sourceOf, stepsOf } from '../../walks/steps';
import { readingOf } from '../../walks/walk';
import { walks } from '../../walks/walks';

const page = `---
description: Sample
---

# Page

Delete \`old.ts\`.

\`\`\`sh install step
# A comment
npm install a
npm install b@1
\`\`\`

\`\`\`ts title="a.config.ts" step
export default { entry: './src/main.ts' };
\`\`\`

\`\`\`json title="extra.json" step="extra"
{}
\`\`\`

\`\`\`txt step="no"
Output
\`\`\`
`;

describe('stepsOf', () => {
  it('takes blocks and sentences in the order of the page', () => {
    const said = [{ said: 'Delete `old.ts`', remove: 'old.ts' }];
    expect(stepsOf({ page: 'a', said, adapt: { 'b@1': 'c@1', 'main.ts': 'main.tsx' } }, page)).toEqual([
      { line: 7, remove: 'old.ts' },
      { line: 9, run: 'npm install a' },
      { line: 9, run: 'npm install c@1' },
      { line: 15, file: 'a.config.ts', code: "export default { entry: './src/main.tsx' };\n" },
    ]);
  });

  it('adds the blocks of a part', () => {
    expect(stepsOf({ page: 'a', parts: ['extra'] }, page).at(-1)).toEqual({
      line: 19,
      file: 'extra.json',
      code: '{}\n',
    });
  });

  it('reports everything that cannot be followed at once, with file and line', () => {
    const unmarked = page.replace(' step\n#', '\n#').replace(' step="no"', ' step');
    const said = [{ said: 'Delete `new.ts`', remove: 'new.ts' }];
    expect(() => stepsOf({ page: 'a', said, adapt: { nowhere: '' } }, unmarked)).toThrow(
      [
        'docs/en/a.mdx:9: the block of `sh` must say whether a reader who follows the page applies it. Write `step`, `step="<part>"` or `step="no"` behind its language.',
        'docs/en/a.mdx:23: a step is a command or has a file in `title`.',
        'docs/en/a.mdx: the page does not say "Delete `new.ts`" any more.',
        'docs/en/a.mdx: no step contains "nowhere", which is to be adapted.',
      ].join('\n'),
    );
  });
});

describe('pages with walks', () => {
  const pages = [...new Map(walks.map(walk => [walk.page, walk])).values()];

  it('mark every block, in both languages', () => {
    const problems = pages.flatMap(walk =>
      ['en', 'zh'].flatMap(lang => problemsOf(fileOf(walk, lang), sourceOf(walk, lang))),
    );
    expect(problems).toEqual([]);
  });

  it('can be followed by every walk and its variants', () => {
    for (const walk of walks) {
      for (const variant of [{}, ...Object.values(walk.variants ?? {})]) {
        expect(readingOf(walk, variant).length).toBeGreaterThan(0);
      }
    }
  });

  it('have no part that no walk follows', () => {
    const unused = pages.flatMap(walk => {
      const followed = walks
        .filter(({ page }) => page === walk.page)
        .flatMap(({ parts = [], variants = {} }) => [
          ...parts,
          ...Object.values(variants).flatMap(({ parts = [] }) => parts),
        ]);
      return partsOf(fileOf(walk), sourceOf(walk))
        .filter(part => !followed.includes(part))
        .map(part => `${fileOf(walk)}: no walk follows the blocks with step="${part}".`);
    });
    expect(unused).toEqual([]);
  });
});
