import { afterEach, describe, expect, it } from '@rstest/core';
import type { Context, Project } from '../../../../../plugins/checks/core/check';
import { runCli } from '../../../../../plugins/checks/core/cli';
import { pageError } from '../../../../../plugins/checks/core/finding';
import { folderOf } from '../support';

const before = process.cwd();
afterEach(() => process.chdir(before));

/** A site whose two checks, `words` and `links`, find one problem per page. */
function site(severity = 'error') {
  const entry = (name: string) =>
    `{ [Symbol.for('rspress-plugin-duet.check')]: { name: '${name}', module: '${name}', options: {} } }`;
  const folder = folderOf({
    'rspress.config.mjs': `export default { plugins: [${entry('words')}, ${entry('links')}] };`,
    'empty.config.mjs': 'export default { plugins: [] };',
    'docs/a.md': '# A\n',
    'docs/guide/b.md': '# B\n',
  });
  const calls: { check: string; action?: string }[] = [];
  const load = async (check: string) => ({
    run({ pages }: Project, _: unknown, { action }: Context) {
      calls.push({ check, action });
      const findings = pages.map(page => ({
        ...pageError(`${check}/rule`, page, { line: 1, column: 1 }, 'wrong', 'correct it'),
        severity: severity as 'error',
      }));
      return { findings, counts: { pages: pages.length } };
    },
  });
  return { folder, calls, load };
}

/** Runs the command line in a folder; what it printed and its exit code. */
async function run({ folder, load }: Pick<ReturnType<typeof site>, 'folder' | 'load'>, ...args: string[]) {
  process.chdir(folder);
  const write = process.stdout.write;
  let output = '';
  process.stdout.write = (text: string | Uint8Array) => {
    output += text;
    return true;
  };
  try {
    return { code: await runCli(args, load), output };
  } finally {
    process.stdout.write = write;
  }
}

describe('duet-check', () => {
  it('runs every check, and fails with errors', async () => {
    const project = site();
    const { code, output } = await run(project);
    expect(code).toBe(1);
    expect(project.calls.map(({ check }) => check)).toEqual(['words', 'links']);
    expect(output).toContain('docs/guide/b.md:1:1  error  links/rule');
    expect(output).toContain('4 errors, 0 warnings');
  });

  it('succeeds with warnings only', async () => {
    expect(await run(site('warning'))).toMatchObject({
      code: 0,
      output: expect.stringContaining('4 warnings'),
    });
  });

  it.each<[string[], string[], string[]]>([
    [['links'], ['links'], ['docs/a.md', 'docs/guide/b.md']],
    [['docs/guide'], ['words', 'links'], ['docs/guide/b.md', 'docs/guide/b.md']],
    [['words', './docs/a.md'], ['words'], ['docs/a.md']],
    [['docs/none'], ['words', 'links'], []],
  ])('takes names of checks and paths: %j', async (args, checks, files) => {
    const project = site();
    const { output } = await run(project, '--format', 'json', ...args);
    expect(project.calls.map(({ check }) => check)).toEqual(checks);
    expect(JSON.parse(output).findings.map(({ file }: { file: string }) => file)).toEqual(files);
  });

  it.each(['accept', 'release', 'external', 'versions', 'servers'])('passes on --%s', async action => {
    const project = site();
    await run(project, 'words', `--${action}`);
    expect(project.calls).toEqual([{ check: 'words', action }]);
  });

  it('prints annotations for GitHub', async () => {
    const { output } = await run(site(), '--format=github', 'words', 'docs/a.md');
    expect(output).toMatch(/^::error file=docs\/a\.md,line=1,col=1,title=words\/rule::wrong%0Acorrect it$/m);
  });

  it('prints its help, and checks nothing', async () => {
    const project = site();
    const { code, output } = await run(project, '--help');
    expect([code, project.calls]).toEqual([0, []]);
    expect(output).toContain('duet-check [check …] [path …]');
  });

  it.each<[string, string[], RegExp]>([
    ['an unknown format', ['--format', 'xml'], /--format must be one of text, json, github; got "xml"\./],
    ['an unknown flag', ['--fix'], /Unknown option '--fix'/],
    ['a site without checks', ['--config', 'empty.config.mjs'], /empty\.config\.mjs uses no plugin of/],
    ['a configuration that does not exist', ['--config', 'none.config.mjs'], /none\.config\.mjs/],
  ])('refuses %s', async (_, args, message) => {
    await expect(run(site(), ...args)).rejects.toThrow(message);
  });

  it('refuses a folder without a site', async () => {
    await expect(run({ ...site(), folder: folderOf() })).rejects.toThrow(
      /There is no rspress\.config\.\* in .*\. Run duet-check in the folder of the site\./,
    );
  });
});
