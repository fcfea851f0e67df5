import { describe, expect, it } from '@rstest/core';
import { installMarkdown, withNamedFences } from '../../../../../plugins/site/install-tabs/markdown';
import { Patches } from '../../../../../shared/node/patch';

const settings = { word: 'install', languages: ['sh', 'bash'] };
const write = (lines: string[], isMdx?: boolean) => withNamedFences(lines.join('\n'), settings, isMdx);

describe('withNamedFences', () => {
  it('writes a fence for each package manager below its name, and keeps the rest to the letter', () => {
    const before = [
      '---',
      'title: sh install',
      '---',
      '',
      'import A from "a";',
      '',
      '#  Odd   spacing {#odd}',
      '',
    ];
    const after = ['', '<A>', '', '* text', '', '</A>', '{/* sh install */}'];
    expect(write([...before, '```sh install', 'npm install x', '```', ...after]).split('\n')).toEqual([
      ...before,
      ...['**npm**', '', '```sh', 'npm install x', '```', ''],
      ...['**yarn**', '', '```sh', 'yarn add x', '```', ''],
      ...['**pnpm**', '', '```sh', 'pnpm install x', '```', ''],
      ...['**bun**', '', '```sh', 'bun add x', '```'],
      ...after,
    ]);
  });

  it('stays inside lists and quotations', () => {
    const list = write(['- one', '', '  ```bash install', '  npm ci', '  ```', '- two']).split('\n');
    expect(list.slice(2, 9)).toEqual(['  **npm**', '', '  ```bash', '  npm ci', '  ```', '', '  **yarn**']);
    expect(list.at(-1)).toBe('- two');
    expect(write(['> ```sh install', '> npm ci', '> ```']).split('\n').slice(0, 6)).toEqual([
      '> **npm**',
      '>',
      '> ```sh',
      '> npm ci',
      '> ```',
      '>',
    ]);
  });

  it('leaves fences alone that do not ask, or that only show how to ask', () => {
    const other = [
      '```sh',
      'npm install x',
      '```',
      '````md',
      '```sh install',
      'npm install x',
      '```',
      '````',
    ];
    expect(write(other)).toBe(other.join('\n'));
  });

  it('reads plain Markdown as such', () => {
    expect(write(['a < b {', '', '---', '', '```sh install', 'npm ci', '```', '', '---'], false)).toContain(
      '**bun**',
    );
  });

  it('leaves a page that cannot be parsed to Rspress, which reports the error', () => {
    const broken = ['<A', '', '```sh install', 'npm ci', '```'];
    expect(write(broken)).toBe(broken.join('\n'));
  });

  it('ignores fences in frontmatter', () => {
    const page = ['---', 'text: |', '  ```sh install', '  npm ci', '  ```', '---', '', 'Text'];
    expect(write(page)).toBe(page.join('\n'));
  });
});

describe("Rspress's build of the Markdown output", () => {
  /** What is reported after a build with these names, of a site with or without that output. */
  const warningsOf = (names: string[], isWritten = true, action = 'build') => {
    const patches = new Patches<'markdown-build'>('rspress-plugin-duet/install-tabs');
    installMarkdown(settings, patches, () => isWritten).setup({
      context: { action },
      onBeforeCreateCompiler: (handler: (created: object) => void) =>
        handler({ environments: Object.fromEntries(names.map(name => [name, {}])) }),
      transform: () => {},
    } as never);
    return patches.warnings([]);
  };

  it('is reported where it has another name', () => {
    expect(warningsOf(['web', 'node', 'markdown'])).toEqual([
      '[rspress-plugin-duet/install-tabs] The patch "markdown-build" found nothing to change in @rspress/core. ' +
        'Without it, the Markdown output contains the commands of npm only.',
    ]);
  });

  it.each<[string[], boolean, string]>([
    [['web', 'node', 'node_md'], true, 'build'],
    [['web', 'node'], false, 'build'],
    [['web'], true, 'dev'],
  ])('is not reported for %j', (names, isWritten, action) => {
    expect(warningsOf(names, isWritten, action)).toEqual([]);
  });
});
