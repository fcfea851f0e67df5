import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@rstest/core';

const command = join(process.cwd(), 'plugins/tools/bin/duet.mjs');
const fixture = join(process.cwd(), 'tests/fixtures/checks');
const copy = join(process.cwd(), 'tests/fixtures/.checks-broken');

/** Runs the command line as a project's CI would. */
function duetCheck(cwd: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, 'check', ...args], {
    cwd,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a project that uses every check', () => {
  it('has no findings, and lists what each check looked at', () => {
    const { status, stdout, stderr } = duetCheck(fixture, '--format', 'json');
    expect(stderr).toBe('');
    const { findings, summaries, pages } = JSON.parse(stdout);
    expect(findings).toEqual([]);
    expect(pages).toBe(8);
    expect(summaries.map(({ check }: { check: string }) => check)).toEqual([
      'pages',
      'parity',
      'claims',
      'options',
      'samples',
    ]);
    expect(status).toBe(0);
  }, 120_000);

  it('fails with annotations at the right line', () => {
    cpSync(fixture, copy, {
      recursive: true,
      filter: path => !/node_modules|\.rspress|doc_build/.test(path.slice(fixture.length)),
    });
    const page = join(copy, 'docs/en/config/brush/width.mdx');
    writeFileSync(page, readFileSync(page, 'utf8').replace('`2`', '`3`'));
    const { status, stdout } = duetCheck(copy, '--format', 'github', 'options');
    expect(status).toBe(1);
    expect(stdout).toContain(
      '::error file=docs/en/config/brush/width.mdx,line=11,col=16,title=options/default::',
    );
  }, 120_000);
});
