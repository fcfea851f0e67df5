import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { run } from '../../../../../../plugins/tools/check/pages/checkPages';
import { PagesOptions } from '../../../../../../plugins/tools/check/pages/options';
import { folderOf, memoryCache, pageOf, projectOf } from '../../support';

const page = pageOf(
  '---\ndescription: A.\n---\n\n# A\n\n[x](https://b.example.com)\n\n[y](https://a.example.com)\n',
);

describe('run', () => {
  it('counts pages and external links', () => {
    const fragment = pageOf('[x](https://b.example.com)\n', { route: '/_b', fragment: true });
    expect(run(projectOf(page, fragment), PagesOptions.parse({}), { cache: memoryCache() })).toEqual({
      findings: [],
      counts: { pages: 1, 'external links': 2 },
    });
  });

  it('skips pages that cannot be parsed', () => {
    expect(
      run(projectOf(pageOf('<div>\n')), PagesOptions.parse({}), { cache: memoryCache() }).counts.pages,
    ).toBe(0);
  });

  it('records the anchors of a release and reports one that is missing later', () => {
    const project = { ...projectOf(page), root: folderOf() };
    const settings = PagesOptions.parse({ anchors: 'anchors.json' });
    expect(run(project, settings, { cache: memoryCache() }).findings).toEqual([]);
    run(project, settings, { action: 'release', cache: memoryCache() });
    expect(JSON.parse(readFileSync(join(project.root, 'anchors.json'), 'utf8'))).toEqual({ '/en/a': ['a'] });
    const renamed = pageOf('---\ndescription: A.\n---\n\n# B\n');
    expect(run({ ...project, pages: [renamed] }, settings, { cache: memoryCache() }).findings).toMatchObject([
      { rule: 'pages/anchor' },
    ]);
  });

  it('needs a file for the anchors of a release', () => {
    expect(() =>
      run(projectOf(page), PagesOptions.parse({}), { action: 'release', cache: memoryCache() }),
    ).toThrow(/`anchors`/);
  });
});
