import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import type { Job } from '../../../../../../plugins/tools/check/core/job';
import { readProject } from '../../../../../../plugins/tools/check/core/project';
import { fileRules } from '../../../../../../plugins/tools/check/pages/files';
import { folderOf, memoryCache, told } from '../../support';

const site = { theme: '', components: [], routes: [], images: { except: ['/excepted.png'] } };

function findingsOf(text: string, more = {}) {
  const root = folderOf({
    'docs/guide/page.mdx': text,
    'docs/guide/Part.tsx': '',
    'docs/guide/parts/index.ts': '',
    'docs/guide/shot.png': '',
    'docs/shared/note.mdx': 'Text',
    'docs/public/logo.svg': '',
    'docs/data/b.ts': 'b',
    'src/a.ts': 'a',
  });
  const job: Job = { root, docs: join(root, 'docs'), languages: [], exclude: [], checks: [] };
  const project = readProject(job, memoryCache());
  return fileRules({ ...project, site: { ...site, ...more } });
}

describe('fileRules', () => {
  it.each([
    "import Part from './Part';\nimport { a } from './parts';\nimport Note from '../shared/note.mdx';",
    "import code from './Part.tsx?raw';\nexport * from './parts';\nimport other from 'package';",
    '```ts file="<root>/src/a.ts"\n```\n\n```ts file="/data/b.ts"\n```\n\n```ts file="../data/b.ts"\n```',
    '![a](/logo.svg) ![b](./shot.png?a=1) ![c](shot.png) ![d](https://a.test/x.png) ![e](/excepted.png)',
    '<img src="/logo.svg" /> <img src={logo} />',
  ])('accepts %s', text => {
    expect(findingsOf(text)).toEqual([]);
  });

  it('reports files that do not exist, at their lines, with the nearest name', () => {
    const findings = findingsOf(`import Part from './part';
import Note from '../shared/none.mdx';

![a](/logo.png)

Text ![b](./shott.png)

[ref]: ./gone.png

![c][ref] <img src="/none.svg" alt="" />
`);
    expect(told(findings)).toEqual([
      ...(process.platform === 'linux' ? ['pages/import 1: The imported file ./part does not exist.'] : []),
      'pages/import 2: The imported file ../shared/none.mdx does not exist.',
      'pages/dead-image 4: The image /logo.png does not exist.',
      'pages/dead-image 6: The image ./shott.png does not exist.',
      'pages/dead-image 10: The image ./gone.png does not exist.',
      'pages/dead-image 10: The image /none.svg does not exist.',
    ]);
    expect(findings.find(({ line }) => line === 6)!.fix).toBe(
      'Correct the path, or add docs/guide/shott.png. Did you mean `shot.png`?',
    );
  });

  it('reports the picture of a home page', () => {
    const page = (src: string) => `---\nhero:\n  image:\n    src: ${src}\n---\n`;
    expect(findingsOf(page('/logo.svg'))).toEqual([]);
    expect(told(findingsOf(page('/none.svg')))).toEqual([
      'pages/dead-image 4: The image /none.svg does not exist.',
    ]);
  });

  it('reports code from files that cannot be shown', () => {
    const text =
      '```ts file="./none.ts"\n```\n\n```ts file="src/a.ts"\n```\n\n```ts file="/data/b.ts"\ncode\n```';
    expect(told(findingsOf(text))).toEqual([
      'pages/code-block 1: The file ./none.ts does not exist.',
      'pages/code-block 4: The path src/a.ts does not say where it begins.',
      'pages/code-block 7: The block has code besides the file /data/b.ts.',
    ]);
  });

  it('says nothing about a folder that a plugin may make, unless its name is like that of another', () => {
    expect(findingsOf("import A from './generated/a.mdx';")).toEqual([]);
    expect(findingsOf("import A from '../shard/note.mdx';")[0]!.fix).toContain('Did you mean `shared`?');
  });

  it('says nothing about images where the site checks none', () => {
    expect(findingsOf('![a](/none.svg)', { images: undefined })).toEqual([]);
  });
});
