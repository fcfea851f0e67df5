import { describe, expect, it } from '@rstest/core';
import type { Site } from '../../../../../../plugins/tools/check/parity/staleNotice';
import { watchOriginals } from '../../../../../../plugins/tools/check/parity/watchOriginals';
import { folderOf } from '../../support';

const docs = folderOf({
  'en/a.mdx': '# A\n',
  'zh/a.mdx': '# 甲\n',
  'zh/.parity.json': '{}',
  'zh/新.md': '# 新\n',
});
const site: Site = { docs, languages: ['en', 'zh'] };

/** The files that a page depends on (`+`) or waits for (`?`), relative to the docs. */
function dependenciesOf(page: string, known: Site | undefined = site) {
  const files: string[] = [];
  const inside = (file: string) => file.slice(docs.length + 1).replaceAll('\\', '/');
  let code: unknown;
  watchOriginals(() => known).setup({
    transform({ test }: { test: RegExp }, handler: (context: object) => unknown) {
      if (!test.test(page)) return;
      code = handler({
        code: 'source',
        resourcePath: `${docs}/${page}`,
        addDependency: (file: string) => files.push(`+ ${inside(file)}`),
        addMissingDependency: (file: string) => files.push(`? ${inside(file)}`),
      });
    },
  } as never);
  return { code, files };
}

describe('watchOriginals', () => {
  it.each<[string, string[]]>([
    ['zh/a.mdx', ['+ en/a.mdx', '+ zh/.parity.json']],
    ['zh/新.md', ['? en/新.md', '+ zh/.parity.json']],
    ['en/a.mdx', []],
    ['de/a.mdx', []],
  ])('compiles %s again when %j change', (page, expected) => {
    expect(dependenciesOf(page)).toEqual({ code: 'source', files: expected });
  });

  it('leaves other files and a site without a configuration alone', () => {
    expect(dependenciesOf('zh/a.tsx')).toEqual({ code: undefined, files: [] });
    expect(dependenciesOf('zh/a.mdx', { docs: '/elsewhere', languages: [] }).files).toEqual([]);
  });
});
