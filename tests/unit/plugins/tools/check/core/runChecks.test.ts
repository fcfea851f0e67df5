import { describe, expect, it } from '@rstest/core';
import type { Context, Run } from '../../../../../../plugins/tools/check/core/check';
import { pageError } from '../../../../../../plugins/tools/check/core/finding';
import { jobOf } from '../../../../../../plugins/tools/check/core/job';
import { createRunner, unreadablePages } from '../../../../../../plugins/tools/check/core/runChecks';
import { userError } from '../../../../../../shared/node/userError';
import { folderOf, pageOf, projectOf } from '../../support';

/** A check that reports the title of every page, and what it was called with. */
function titles() {
  const contexts: Context[] = [];
  const run: Run<unknown> = ({ pages }, _, context) => {
    contexts.push(context);
    const findings = pages.flatMap(page =>
      page.headings.map(heading => pageError('titles/any', page, heading, heading.text, '')),
    );
    return { findings, counts: { pages: pages.length } };
  };
  return { run, contexts };
}

function setUp(files: Record<string, string>) {
  const root = folderOf(files);
  const { run, contexts } = titles();
  const job = {
    ...jobOf({}, root),
    checks: ['titles', 'others'].map(name => ({ name, module: name, options: {} })),
  };
  const loaded: string[] = [];
  const runChecks = createRunner(async module => {
    loaded.push(module);
    return { run };
  });
  return { job, runChecks, contexts, loaded };
}

const files = {
  'docs/b.mdx': '# B\n',
  'docs/a/c.mdx': '# C\n\n{/* duet-allow titles/any: a test */}\n\n## D\n',
  'docs/a/e.mdx': '{/* duet-allow titles/any */}\n\n# E\n',
};

describe('createRunner', () => {
  it('names the mistakes in the options of all checks, without a stack trace', async () => {
    const { job } = setUp(files);
    const runChecks = createRunner(async module => ({
      run: () => {
        throw userError(`options.packages: there is no folder "${module}"`);
      },
    }));
    const error: Error = await runChecks(job).catch(error => error);
    expect(error.message).toBe(
      '[rspress-duet-tools/titles] options.packages: there is no folder "titles"\n' +
        '[rspress-duet-tools/others] options.packages: there is no folder "others"',
    );
    expect(error.stack).toBe('');
  });

  it('returns the sorted findings of all checks, without those that are exempt', async () => {
    const { job, runChecks } = setUp(files);
    const { findings, summaries, pages } = await runChecks(job, { only: ['titles'] });
    expect(findings.map(({ rule, file, line }) => `${rule} ${file}:${line}`)).toEqual([
      'titles/any docs/a/c.mdx:1',
      'page/opt-out docs/a/e.mdx:1',
      'titles/any docs/a/e.mdx:3',
      'titles/any docs/b.mdx:1',
    ]);
    expect(summaries).toEqual([
      {
        check: 'titles',
        counts: { pages: 3 },
        optedOut: [{ file: 'docs/a/c.mdx', line: 5, rule: 'titles/any', reason: 'a test' }],
      },
    ]);
    expect(pages).toBe(3);
  });

  it('runs only the named checks, and all without a name', async () => {
    const { job, runChecks, loaded } = setUp(files);
    await runChecks(job, { only: ['others'] });
    expect(loaded).toEqual(['others']);
    await runChecks(job);
    expect(loaded).toEqual(['others', 'titles', 'others']);
  });

  it.each([
    ['docs/a', ['docs/a/c.mdx', 'docs/a/e.mdx']],
    ['docs/b.mdx', ['docs/b.mdx']],
    ['docs/b', []],
  ])('limits the findings to %s', async (path, expected) => {
    const { job, runChecks } = setUp(files);
    const { findings } = await runChecks(job, { paths: [path] });
    expect([...new Set(findings.map(({ file }) => file))]).toEqual(expected);
  });

  it('passes the action and a cache of its own to each check', async () => {
    const { job, runChecks, contexts } = setUp(files);
    await runChecks(job, { action: 'accept' });
    expect(contexts.map(({ action }) => action)).toEqual(['accept', 'accept']);
    contexts[0]!.cache.set('key', 1);
    expect(contexts[1]!.cache.get('key')).toBeUndefined();
    await runChecks(job);
    expect(contexts[2]!.cache.get('key')).toBe(1);
  });
});

it.each<[string, number, RegExp]>([
  ['---\ntitle: A\n\n# A\n', 1, /`---` at its end is missing.*Write `---`/],
  ['---\njust text\n---\n', 2, /It has no keys.*`key: value`/],
  ['---\na: 1\na: 2\n---\n', 3, /unique.*Remove one/],
  ['---\na:\n\t- b\n---\n', 3, /Tabs.*spaces/],
  ['---\na: "b\n---\n', 2, /quotation mark/],
  ['---\na: 1\nb\nc: 2\n---\n', 3, /`: ` after a key/],
  ['---\na: [b] c\n---\n', 2, /begins with/],
  ['# A\n\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main\n', 3, /merge conflict.*Keep one/],
])('says how to correct %j', (source, line, expected) => {
  const [finding, ...others] = unreadablePages(projectOf(pageOf(source)));
  expect(`${finding!.message} ${finding!.fix}`).toMatch(expected);
  expect([finding!.line, others]).toEqual([line, []]);
});

it('reports pages and frontmatter that cannot be parsed, without an opt-out', () => {
  const findings = unreadablePages(
    projectOf(pageOf('# Fine\n'), pageOf('# A\n\n<div>\n'), pageOf('---\na: b: c\n---\n# A\n')),
  );
  expect(findings.map(({ rule, line }) => [rule, line])).toEqual([
    ['page/syntax', 3],
    ['page/frontmatter', 2],
  ]);
  for (const { severity, optOut } of findings) {
    expect(severity).toBe('error');
    expect(optOut).toMatch(/^none/);
  }
});
