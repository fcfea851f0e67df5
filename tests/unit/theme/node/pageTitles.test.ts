import { afterEach, beforeEach, expect, it } from '@rstest/core';
import { pageTitlesPlugin } from '../../../../theme/node/pageTitles';
import { temporaryFolder } from '../../plugins/temporaryFolder';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const page = async (name: string, title: unknown, source: string) => ({
  frontmatter: { title },
  _filepath: await folder.put(name, source),
});
const check = (pages: object[]) => pageTitlesPlugin().modifySearchIndexData!(pages as never, true);

it('reports all titles that are not texts, with file, line and what to write', async () => {
  const pages = [
    await page('a.md', 2, '---\ndescription: x\ntitle: 2.0 # the version\n---\n'),
    await page('b.md', new Date('2024-09-10'), '---\ntitle: 2024-09-10\n---\n'),
    await page('c.md', 'C', '---\ntitle: C\n---\n'),
  ];
  expect(() => check(pages)).toThrow(
    /are not texts:\n {2}.*a\.md:3: put the title into quotes: `title: '2\.0'`\n {2}.*b\.md:2: .*'2024-09-10'`$/,
  );
});

it('reports a suffix of the title, too', async () => {
  const file = await folder.put('d.md', '---\ntitle: D\ntitleSuffix: 2.0\n---\n');
  expect(() => check([{ frontmatter: { title: 'D', titleSuffix: 2 }, _filepath: file }])).toThrow(
    "d.md:3: put the title into quotes: `titleSuffix: '2.0'`",
  );
});

it('accepts texts, empty titles, and pages without a title', async () => {
  const titles = ['2.0', '', null, undefined];
  const pages = await Promise.all(titles.map((title, index) => page(`${index}.md`, title, '')));
  expect(() => check(pages)).not.toThrow();
});
