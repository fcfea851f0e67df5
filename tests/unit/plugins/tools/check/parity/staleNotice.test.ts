import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parsePage } from '../../../../../../plugins/tools/check/core/parsePage';
import { fingerprints } from '../../../../../../plugins/tools/check/parity/fingerprint';
import { remarkStaleNotice } from '../../../../../../plugins/tools/check/parity/staleNotice';
import { parityFile, writeAccepted } from '../../../../../../plugins/tools/check/parity/staleSections';

let docs: string;
const english = (value: string) => `# A\n\nIntro.\n\n## B\n\nThe value is ${value}.\n\n## C\n\nEnd.\n`;
const chinese = '# 甲 {#a}\n\n简介。\n\n## 乙 {#b}\n\n值为 1。\n\n## 丙 {#c}\n\n结束。\n';

beforeEach(() => {
  docs = mkdtempSync(join(tmpdir(), 'duet-notice-'));
  for (const lang of ['en', 'zh']) mkdirSync(join(docs, lang));
  writeFileSync(join(docs, 'zh/a.md'), chinese);
  const page = parsePage(english('1'), { file: 'en/a.md', lang: 'en', route: '/a', fragment: false });
  writeAccepted(parityFile(docs, 'zh'), { '/a': fingerprints(page) });
});
afterEach(() => rmSync(docs, { recursive: true }));

/** The page as a tree, after the plugin. */
function shown(original: string, path: string): Root {
  writeFileSync(join(docs, 'en/a.md'), original);
  const tree = unified().use(remarkParse).parse(chinese);
  remarkStaleNotice(() => ({ docs, languages: ['en', 'zh'] }))(tree, { path });
  return tree;
}

describe('the notice for readers', () => {
  it('stands below the heading of a section whose original changed, and links to it', () => {
    const tree = shown(english('2'), join(docs, 'zh/a.md'));
    const at = tree.children.findIndex(node => (node.data as { hName?: string })?.hName === 'aside');
    expect(tree.children[at - 1]).toMatchObject({
      type: 'heading',
      depth: 2,
      children: [{ value: '乙 {#b}' }],
    });
    expect(JSON.stringify(tree.children[at])).toContain('/a.html#b');
    expect(JSON.stringify(tree.children[at])).toContain('原文');
    expect(JSON.stringify(tree).match(/duet-stale/g)).toHaveLength(1);
  });

  it('is absent while the original is the same, and from the original', () => {
    expect(JSON.stringify(shown(english('1'), join(docs, 'zh/a.md')))).not.toContain('duet-stale');
    expect(JSON.stringify(shown(english('2'), join(docs, 'en/a.md')))).not.toContain('duet-stale');
  });
});
