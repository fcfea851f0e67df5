import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { run as claims } from '../../../../../../plugins/tools/check/claims/checkClaims';
import { ClaimsOptions } from '../../../../../../plugins/tools/check/claims/options';
import type { Run } from '../../../../../../plugins/tools/check/core/check';
import type { Finding, Result } from '../../../../../../plugins/tools/check/core/finding';
import type { Job } from '../../../../../../plugins/tools/check/core/job';
import { createRunner } from '../../../../../../plugins/tools/check/core/runChecks';
import { run as options } from '../../../../../../plugins/tools/check/options/checkOptionPages';
import { OptionPagesOptions } from '../../../../../../plugins/tools/check/options/options';
import { run as pages } from '../../../../../../plugins/tools/check/pages/checkPages';
import { PagesOptions } from '../../../../../../plugins/tools/check/pages/options';
import { run as parity } from '../../../../../../plugins/tools/check/parity/checkParity';
import { ParityOptions } from '../../../../../../plugins/tools/check/parity/options';
import { run as samples } from '../../../../../../plugins/tools/check/samples/checkSamples';
import { SamplesOptions } from '../../../../../../plugins/tools/check/samples/options';
import { type Mutation, mutations } from './mutations';

const root = process.cwd();
const copy = join(root, 'node_modules/.cache/duet-mutations');
const docs = join(copy, 'docs');
const anchors = relative(root, join(copy, 'anchors.json'));
/** A copy, because the checks write it. */
const provedClaims = relative(root, join(copy, 'claims.txt'));

const modules: Record<string, Run<never>> = { samples, options, parity, pages, claims };
const job: Job = {
  root,
  docs,
  languages: ['en', 'zh'],
  exclude: [],
  cache: join(root, 'node_modules/.cache/duet-mutations-kept'),
  checks: [
    {
      name: 'samples',
      module: 'samples',
      options: SamplesOptions.parse({
        packages: 'tests/facts',
        ambient: ['@rsbuild/core/types'],
        commands: ['rsbuild'],
        run: { command: ['rsbuild', 'build'], files: { 'src/index.ts': '' } },
      }),
    },
    {
      name: 'options',
      module: 'options',
      options: OptionPagesOptions.parse({
        folder: '/config',
        package: '@rsbuild/core',
        type: 'RsbuildConfig',
        packages: 'tests/facts',
        defaults: 'tests/facts/defaults.mjs',
        versions: 'tests/facts/versions.json',
      }),
    },
    {
      name: 'claims',
      module: 'claims',
      options: ClaimsOptions.parse({ packages: 'tests/facts', record: provedClaims }),
    },
    { name: 'parity', module: 'parity', options: ParityOptions.parse({}) },
    {
      name: 'pages',
      module: 'pages',
      options: PagesOptions.parse({ anchors, descriptionLength: { en: 160, zh: 80 } }),
    },
  ],
};
const check = createRunner(async file => ({ run: modules[file] as Run<unknown> }));

const fileOf = (page: string) => join(docs, page);
const named = (page: string) => relative(root, fileOf(page));
const keyOf = ({ rule, file, message }: Finding) => `${rule} ${file} ${message}`;

/** Pages of the mutations in both languages. Only these and two folders are checked, to keep the test fast. */
const touched = new Set(
  mutations.flatMap(({ page, reported = page }) =>
    [page, reported].flatMap(each => ['en', 'zh'].map(lang => each.replace(/^(?:en|zh)/, lang))),
  ),
);

/** Results without and with the mistakes. */
let before: Result;
let after: Result;
const lines = new Map<Mutation, number>();
/** Why a mistake could not be made: the page no longer has the place for it. */
const gone = new Map<Mutation, string>();

beforeAll(async () => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const folders = ['config/server', 'config/dev'].flatMap(folder => [`en/${folder}`, `zh/${folder}`]);
  for (const path of [...folders, ...touched, 'public']) {
    const source = join(root, 'docs', path);
    if (existsSync(source)) cpSync(source, join(docs, path), { recursive: true });
  }
  // Only what the mistakes change has to be proved again.
  cpSync('tests/facts/claims.txt', provedClaims);
  // The untouched copy counts as translated and released.
  await check(job, { only: ['parity'], action: 'accept' });
  await check(job, { only: ['pages'], action: 'release' });
  before = await check(job);
  for (const mutation of mutations) {
    try {
      lines.set(mutation, mutate(mutation));
    } catch (error) {
      gone.set(mutation, (error as Error).message);
    }
  }
  after = await check(job);
}, 300_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/**
 * Makes the mistake and tells the line where it must be reported.
 * @throws Error if the page, or the place for the mistake in it, is gone
 */
function mutate({ page, find, replace = '', at, above }: Mutation): number {
  const file = fileOf(page);
  if (!existsSync(file)) throw new Error(`docs/${page} is gone: choose another page for this mistake.`);
  if (find === undefined) {
    rmSync(file);
    return 1;
  }
  const source = readFileSync(file, 'utf8');
  const index = source.search(find);
  if (index === -1) {
    throw new Error(`docs/${page} has no place that matches ${find}: choose another one for this mistake.`);
  }
  const mutated = source.replace(find, replace);
  writeFileSync(file, mutated);
  const before =
    above && [...mutated.slice(0, index + 1).matchAll(new RegExp(above, `${above.flags}g`))].at(-1);
  const after = at && mutated.slice(index).search(at);
  if ((above && !before) || after === -1) {
    throw new Error(`docs/${page} has no ${at ?? above} near ${find}: say otherwise where it is reported.`);
  }
  return mutated.slice(0, before ? before.index : index + (after ?? 0)).split('\n').length;
}

describe('mistakes seeded into copies of real pages', () => {
  it('are at least 40, of every check', () => {
    expect(mutations.length).toBeGreaterThanOrEqual(40);
    expect(new Set(mutations.map(({ rule }) => rule.split('/')[0])).size).toBeGreaterThanOrEqual(5);
  });

  for (const mutation of mutations) {
    it(`${mutation.rule}: ${mutation.name}`, () => {
      expect(gone.get(mutation)).toBeUndefined();
      const file = named(mutation.reported ?? mutation.page);
      const known = new Set(before.findings.map(keyOf));
      const found = after.findings.filter(
        finding => finding.rule === mutation.rule && finding.file === file && !known.has(keyOf(finding)),
      );
      const line = mutation.line ?? lines.get(mutation)!;
      const told = after.findings
        .filter(finding => finding.file === file)
        .map(({ rule, line, message }) => `${rule} ${line} ${message}`);
      expect(
        found.map(finding => finding.line),
        `${file} should say ${mutation.rule} at ${line}; it says\n${told.join('\n')}`,
      ).toContain(line);
      for (const { message, fix, optOut } of found) {
        expect(message).not.toBe('');
        expect(optOut).not.toBe('');
        expect(typeof fix).toBe('string');
      }
    });
  }

  it('report nothing new on pages without a mistake', () => {
    const known = new Set(before.findings.map(keyOf));
    const changed = new Set([...touched].map(named));
    const stray = after.findings.filter(finding => !known.has(keyOf(finding)) && !changed.has(finding.file));
    expect(stray.map(({ rule, file, line }) => `${rule} ${file}:${line}`)).toEqual([]);
  });
});
