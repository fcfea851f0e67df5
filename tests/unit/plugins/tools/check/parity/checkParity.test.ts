import { describe, expect, it } from '@rstest/core';
import type { Page } from '../../../../../../plugins/tools/check/core/page';
import { run } from '../../../../../../plugins/tools/check/parity/checkParity';
import { ParityOptions } from '../../../../../../plugins/tools/check/parity/options';
import { folderOf, pageOf, projectOf, told } from '../../support';

const en = (route: string, source: string) => pageOf(source, { route });
const zh = (route: string, source: string) => pageOf(source, { route, lang: 'zh' });

function setUp(options: ParityOptions = {}) {
  const root = folderOf({ 'docs/zh/a.mdx': '' });
  return (pages: Page[], action?: string, path = '') =>
    run({ ...projectOf(...pages), root, docs: `${root}/docs` }, ParityOptions.parse(options), {
      action,
      wanted: file => file.includes(path),
    });
}

describe('run', () => {
  it('counts pairs and reports pages without a counterpart', async () => {
    const check = setUp();
    const { findings, counts } = await check([
      en('/a', '# A\n'),
      zh('/a', '# A\n'),
      en('/b/', '# B\n'),
      zh('/c', '# C\n'),
    ]);
    expect(counts).toEqual({ pairs: 1, stale: 0 });
    expect(told(findings)).toEqual([
      'parity/page 1: docs/en/b/.mdx has no translation.',
      'parity/page 1: The page has no original in `en`.',
    ]);
    expect(findings[0]!.file).toBe('docs/zh/b/index.mdx');
    expect(findings[0]!.optOut).toContain("'/b/'");
  });

  it('only warns of a page that readers see without a translation', async () => {
    const severities = async (untranslated: boolean) => {
      const project = { ...projectOf(en('/a', '# A\n')), docs: '/site/docs', root: '/site' };
      const site = { theme: '', components: [], routes: [], untranslated };
      const { findings } = await run({ ...project, site }, ParityOptions.parse({}), { wanted: () => true });
      return findings.map(({ severity }) => severity);
    };
    expect([await severities(true), await severities(false)]).toEqual([['warning'], ['error']]);
  });

  it('ignores routes that exist in one language', async () => {
    const check = setUp({ ignore: { '/blog': 'English only' } });
    expect((await check([en('/blog/a', '# A\n')])).findings).toEqual([]);
  });

  it('reports a section whose original changed after it was accepted, until it is accepted again', async () => {
    const check = setUp();
    const translated = zh('/a', '# 甲 {#a}\n\n值为 1。\n');
    await check([en('/a', '# A\n\nThe value is 1.\n'), translated], 'accept');
    const changed = [en('/a', '# A\n\nThe value is 2.\n'), translated];
    const { findings, counts } = await check(changed);
    expect(counts.stale).toBe(1);
    expect(told(findings)).toEqual([
      'parity/stale 1: The original of this section has changed since it was translated: docs/en/a.mdx:1 "A".',
    ]);
    expect(findings[0]!.fix).toContain('--accept docs/zh/a.mdx');
    await check(changed, 'accept');
    expect((await check(changed)).findings).toEqual([]);
  });

  it('accepts only the requested pages', async () => {
    const check = setUp();
    const pages = [en('/a', '# A\n'), zh('/a', '# A\n'), en('/b', '# B\n'), zh('/b', '# B\n')];
    await check(pages, 'accept', 'zh/a');
    expect(told((await check(pages)).findings)).toEqual([
      'parity/stale 1: The translation is not marked as up to date.',
    ]);
  });

  it('reports stale sections as warnings on request', async () => {
    const check = setUp({ stale: 'warning' });
    await check([en('/a', '# A\n'), zh('/a', '# A\n')], 'accept');
    const { findings } = await check([en('/a', '# A\n\nNever.\n'), zh('/a', '# A\n')]);
    expect(findings.map(({ severity }) => severity)).toEqual(['warning']);
  });
});
