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
  it('counts pages and external links', async () => {
    const fragment = pageOf('[x](https://b.example.com)\n', { route: '/_b', fragment: true });
    expect(await run(projectOf(page, fragment), PagesOptions.parse({}), { cache: memoryCache() })).toEqual({
      findings: [],
      counts: { pages: 1, 'external links': 2 },
    });
  });

  it('skips pages that cannot be parsed', async () => {
    const { counts } = await run(projectOf(pageOf('<div>\n')), PagesOptions.parse({}), {
      cache: memoryCache(),
    });
    expect(counts.pages).toBe(0);
  });

  it('records the anchors of a release and reports one that is missing later', async () => {
    const project = { ...projectOf(page), root: folderOf() };
    const settings = PagesOptions.parse({ anchors: 'anchors.json' });
    expect((await run(project, settings, { cache: memoryCache() })).findings).toEqual([]);
    await run(project, settings, { action: 'release', cache: memoryCache() });
    expect(JSON.parse(readFileSync(join(project.root, 'anchors.json'), 'utf8'))).toEqual({ '/en/a': ['a'] });
    const renamed = pageOf('---\ndescription: A.\n---\n\n# B\n');
    const { findings } = await run({ ...project, pages: [renamed] }, settings, { cache: memoryCache() });
    expect(findings).toMatchObject([{ rule: 'pages/anchor' }]);
  });

  it('needs a file for the anchors of a release', async () => {
    const recording = run(projectOf(page), PagesOptions.parse({}), {
      action: 'release',
      cache: memoryCache(),
    });
    await expect(recording).rejects.toThrow(/`anchors`/);
  });
});
