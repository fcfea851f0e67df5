import { afterEach, describe, expect, it } from '@rstest/core';
import type { Result } from '../../../../../plugins/tools/check/core/finding';
import { duet } from '../../../../duet';
import { folderOf } from '../support';

const before = process.cwd();
afterEach(() => process.chdir(before));

/** A site whose two checks, `words` and `links`, find one problem per page and count their action. */
function site(severity = 'error') {
  const entry = (name: string) =>
    `{ [Symbol.for('rspress-duet-tools.check')]: { name: '${name}', module: join(import.meta.dirname, 'check.mjs'), options: { name: '${name}' } } }`;
  return folderOf({
    'rspress.config.mjs': `import { join } from 'node:path';
export default { plugins: [${entry('words')}, ${entry('links')}] };`,
    'empty.config.mjs': 'export default { plugins: [] };',
    'check.mjs': `export const run = ({ pages }, { name }, { action = 'none' }) => ({
  findings: pages.map(({ file }) => ({
    rule: name + '/rule', severity: '${severity}', file, line: 1, column: 1, message: 'wrong', fix: 'correct it', optOut: '',
  })),
  counts: { ['action ' + action]: 1 },
});`,
    'docs/a.md': '# A\n',
    'docs/guide/b.md': '# B\n',
  });
}

/** Runs the command in a folder. */
function check(folder: string, ...args: string[]) {
  process.chdir(folder);
  return duet(['check', ...args]);
}

/** What the command reports for machines. */
async function reported(...args: string[]): Promise<Result> {
  return JSON.parse((await check(site(), '--format', 'json', ...args)).output);
}

describe('duet check', () => {
  it('runs every check, and has exit code 1 with errors', async () => {
    const { code, output, errors } = await check(site());
    expect([code, errors]).toEqual([1, '']);
    expect(output).toMatch(/^words: .*\nlinks: /m);
    expect(output).toContain('docs/guide/b.md:1:1  error  links/rule');
    expect(output).toContain('4 errors, 0 warnings');
  });

  it('has exit code 0 with warnings only', async () => {
    expect(await check(site('warning'))).toMatchObject({
      code: 0,
      output: expect.stringContaining('4 warnings'),
    });
  });

  it.each<[string[], string[], string[]]>([
    [['links'], ['links'], ['docs/a.md', 'docs/guide/b.md']],
    [['docs/guide'], ['words', 'links'], ['docs/guide/b.md', 'docs/guide/b.md']],
    [['words', './docs/a.md'], ['words'], ['docs/a.md']],
  ])('takes names of checks and paths: %j', async (args, checks, files) => {
    const { summaries, findings } = await reported(...args);
    expect(summaries.map(({ check }) => check)).toEqual(checks);
    expect(findings.map(({ file }) => file)).toEqual(files);
  });

  it.each(['accept', 'release', 'external', 'versions', 'servers'])('passes on --%s', async action => {
    const { summaries } = await reported('words', `--${action}`);
    expect(summaries.map(({ counts }) => counts)).toEqual([{ [`action ${action}`]: 1 }]);
  });

  it('prints annotations for GitHub', async () => {
    const { output } = await check(site(), '--format=github', 'words', 'docs/a.md');
    expect(output).toMatch(/^::error file=docs\/a\.md,line=1,col=1,title=words\/rule::wrong%0Acorrect it$/m);
  });

  it.each<[string, string[], string]>([
    ['an unknown format', ['--format', 'xml'], '--format must be one of text, json, github; got "xml".'],
    ['a site without checks', ['--config', 'empty.config.mjs'], 'empty.config.mjs uses no plugin of'],
    ['a configuration that does not exist', ['--config', 'none.config.mjs'], 'none.config.mjs'],
    [
      'what is neither a check nor a path',
      ['lnks', 'docs/none'],
      'duet check: The site has no check `lnks` and no such path. Did you mean `links`?\n' +
        'The site has no check `docs/none` and no such path.',
    ],
  ])('cannot run with %s', async (_, args, message) => {
    const { code, errors } = await check(site(), ...args);
    expect([code, errors]).toEqual([2, expect.stringContaining(message)]);
  });

  it('cannot run in a folder without a site', async () => {
    const { code, errors } = await check(folderOf());
    expect(code).toBe(2);
    expect(errors).toMatch(/There is no rspress\.config\.\* in .*\. Run it in the folder of the site\./);
  });
});
