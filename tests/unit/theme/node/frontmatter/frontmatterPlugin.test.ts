import { logger } from '@rspress/core';
import { afterEach, beforeEach, expect, it, rstest } from '@rstest/core';
import { type Plugin, unified } from 'unified';
import { frontmatterPlugin } from '../../../../../theme/node/frontmatter/frontmatterPlugin';
import { temporaryFolder } from '../../../plugins/temporaryFolder';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
const warnings: string[] = [];
beforeEach(async () => {
  folder = await temporaryFolder();
  warnings.length = 0;
  rstest.spyOn(logger, 'warn').mockImplementation(message => {
    warnings.push(String(message).replaceAll(/ {2}\S*\/(?=\w+\.mdx?:)/g, ''));
  });
});
afterEach(async () => {
  rstest.restoreAllMocks();
  await folder.remove();
});

const start = async (files: Record<string, [source: string, frontmatter: object]>) => {
  const pages = Object.entries(files).map(async ([name, [source, frontmatter]]) => ({
    _filepath: await folder.put(name, source),
    frontmatter: { ...frontmatter, __content: undefined },
  }));
  const plugin = frontmatterPlugin(false);
  await plugin.modifySearchIndexData!((await Promise.all(pages)) as never, false);
  return plugin;
};

it('reports, for all pages, what Rspress reads nothing from, and wrong values, with their lines', async () => {
  await start({
    'quote.md': ['---\ntitle: "A\n---\n\n# A\n', {}],
    'tag.md': ['---\ntitle: !a b\n---\n', {}],
    'hero.md': ['---\ntitle: A\nhero:\n  action: b\n---\n', { title: 'A', hero: { action: 'b' } }],
    // YAML does not allow this tab, which Rspress reads.
    'tab.md': ['---\ntitle: A\n\tdescription: b\n---\n', { title: 'A', description: 'b' }],
    'none.md': ['# A\n', {}],
    'empty.md': ['---\n# title: A\n---\n', {}],
  });
  expect(warnings[0]!.split('\n')).toEqual([
    '[rspress-theme-duet] Mistakes in frontmatter:',
    expect.stringMatching(/^quote\.md:2: Missing closing "quote\. Add what is missing/),
    expect.stringMatching(/^tag\.md:1: .* Put texts in quotes\.$/),
    'hero.md:4: hero.action: there is no such key. Did you mean `actions`?',
  ]);
  expect(warnings).toHaveLength(1);
});

it('reports a page again when it changes, and not when it is compiled as it was', async () => {
  const plugin = await start({ 'a.md': ['---\nhero: a\n---\n', { hero: 'a' }] });
  const path = await folder.put('b.md', '');
  const compile = async (file: string, source: string, frontmatter: unknown) => {
    await folder.put(file.split('/').pop()!, source);
    const [remarkPlugin] = plugin.markdown!.remarkPlugins as Plugin[];
    const processor = unified().use(remarkPlugin!);
    processor.data('pageMeta' as 'settings', { frontmatter } as object);
    await processor.run({ type: 'root' } as never, { path: file } as never);
    return warnings.splice(0).map(text => text.split('\n')[1]);
  };
  expect(warnings.splice(0)).toHaveLength(1);
  expect(await compile(path.replace('b.md', 'a.md'), '---\nhero: a\n---\n', { hero: 'a' })).toEqual([]);
  expect(await compile(path, '---\nhero: b\n---\n', { hero: 'b' })).toEqual([
    'b.md:2: hero: expected keys such as `name:`, got "b".',
  ]);
  expect(await compile(path, '---\nhero: b\n---\n\nText.', { hero: 'b' })).toEqual([]);
  expect(await compile(path, '---\nhero:b\n---\n', 'hero:b')).toEqual([
    expect.stringMatching(/^b\.md:2: It has no keys/),
  ]);
  expect(await compile(path, '---\ntitle: B\n---\n', { title: 'B' })).toEqual([]);
});

it('names all pages whose frontmatter has only text, with which Rspress cannot start', async () => {
  const sources = {
    'blank.md': '---\ntitle:A\n---\n',
    'line.mdx': '---\n\nText\n\n---\n',
    'keys.md': '---\ntitle: A\n---\n',
    'list.md': '---\n- A\n---\n',
    'none.md': 'Text',
  };
  const files = await Promise.all(Object.entries(sources).map(([name, source]) => folder.put(name, source)));
  const routes = { getRoutes: () => files.map(absolutePath => ({ absolutePath })) };
  await expect(
    frontmatterPlugin(true).routeServiceGenerated!(routes as never, true as never),
  ).rejects.toThrow(
    /cannot be read:\n {2}\S*blank\.md:2: It has no keys\. .*\n {2}\S*line\.mdx:2: It has no keys\. .*$/,
  );
});
