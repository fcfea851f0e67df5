import { describe, expect, it } from '@rstest/core';
import type { Fence, Page } from '../../../../../../plugins/tools/check/core/page';
import { checkInstallFences } from '../../../../../../plugins/tools/check/samples/checkInstallFences';

/** What the rule says about a fence. */
function messages(code: string, attributes: Record<string, string> = { install: '' }, lang = 'sh') {
  const fence: Fence = { line: 1, column: 1, section: -1, indent: 0, lang, attributes, code };
  const page = { file: 'docs/a.mdx' } as Page;
  return checkInstallFences([{ page, files: [{ name: 'a', code, fence }] }]).map(({ message }) => message);
}

describe('checkInstallFences', () => {
  it('accepts npm commands among others', () => {
    expect(messages('# first\ncd app\nCI=1 npm ci && npx rsbuild build')).toEqual([]);
  });
  it('reports commands of another package manager', () => {
    expect(messages('npm ci && pnpm add x')).toEqual([
      'The install fence calls `pnpm`, which stays the same in every tab.',
    ]);
  });
  it('reports a fence without an npm command', () => {
    expect(messages('echo npm')[0]).toContain('has no npm command');
  });
  it('looks at marked shell fences only', () => {
    expect(messages('yarn add x', {})).toEqual([]);
    expect(messages('yarn add x', { install: '' }, 'ts')).toEqual([]);
    expect(messages('yarn add x', { install: '', nocheck: 'about yarn' })).toEqual([]);
  });
});
