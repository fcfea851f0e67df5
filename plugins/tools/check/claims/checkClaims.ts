import { join, resolve } from 'node:path';
import type { Context, Outcome, Project } from '../core/check';
import { execute } from '../core/execute';
import { type Finding, pageError } from '../core/finding';
import { environmentKey, hashOf } from '../core/hash';
import type { Page } from '../core/page';
import { inParallel } from '../core/parallel';
import { createProcesses } from '../core/reusedProcess';
import { type Claim, claimFileOf, readClaims } from './claimFile';
import type { ClaimsSettings } from './options';
import { openRecord } from './record';
import { type ClaimFailure, reuseOf, runClaim } from './runClaim';
import { statementFor } from './statementFor';

interface PageClaim {
  page: Page;
  file: string;
  claim: Claim;
}

/** Runs the claims of all pages. */
export async function run(project: Project, settings: ClaimsSettings, context: Context): Promise<Outcome> {
  const pages = project.pages.filter(({ broken }) => !broken);
  const files = pages.map(page => {
    const file = claimFileOf(page.file);
    return { page, file, ...readClaims(join(project.root, file), context.cache) };
  });
  const claims = files.flatMap(({ page, file, claims }) => claims.map(claim => ({ page, file, claim })));
  const { findings, counts } = await runClaims(claims, project, settings, context);
  return {
    findings: [
      ...findings,
      ...files.flatMap(({ file, problems }) =>
        problems.map(problem =>
          claimError(
            'claims/format',
            file,
            problem,
            problem.message,
            'See `claims` in the README of rspress-duet-tools.',
          ),
        ),
      ),
      ...claims.flatMap(missingStatement),
    ],
    counts,
  };
}

/** Runs what is not cached; claims with servers only on request, because they take seconds. */
async function runClaims(
  claims: readonly PageClaim[],
  { root }: Project,
  settings: ClaimsSettings,
  { action, cache, wanted }: Context,
): Promise<{ findings: Finding[]; counts: Record<string, number> }> {
  const folder = resolve(root, settings.packages);
  const environment = environmentKey(folder, {});
  const keyOf = ({ line: _line, column: _column, for: _for, ...content }: Claim) =>
    hashOf(environment + JSON.stringify(content));
  const keyed = claims.map(one => ({ ...one, key: keyOf(one.claim) }));
  const record = openRecord(settings.record && resolve(root, settings.record));
  const isProved = ({ key }: { key: string }) => cache.get(`run ${key}`) === true || record.has(key);
  const unknown = keyed.filter(one => !isProved(one));
  const queue = unknown.filter(
    ({ page, claim }) => wanted(page.file) && (claim.serve === undefined || action === 'servers'),
  );
  const findings: Finding[] = [];
  const processes = createProcesses(settings.parallel);
  await inParallel(queue, settings.parallel, async ({ file, claim, key }) => {
    const holds = (run: typeof execute) => runClaim(claim, folder, key, settings.timeout, run);
    const reuse = { never: undefined, first: processes.executeFirst, any: processes.execute }[reuseOf(claim)];
    const held = reuse && (await holds(reuse)) === undefined;
    const failure = held ? undefined : await holds(execute);
    if (failure) findings.push(failedClaim(file, claim, failure));
    // Not cached: the machine may have caused the failure.
    else cache.set(`run ${key}`, true);
  }).finally(() => processes.close());
  record.save(keyed.filter(isProved).map(({ key }) => key));
  return {
    findings,
    counts: {
      claims: claims.length,
      statements: claims.flatMap(({ claim }) => claim.for).length,
      proved: claims.length - unknown.length + queue.length - findings.length,
      'not run': unknown.length - queue.length,
    },
  };
}

function failedClaim(file: string, claim: Claim, { message, output }: NonNullable<ClaimFailure>): Finding {
  const fix = `Correct the page or the claim. The command printed:\n${output || '(nothing)'}`;
  const statements = claim.for.map(text => `"${text}"`).join(', ');
  return claimError('claims/run', file, claim, `${statements} does not hold: ${message}`, fix);
}

function missingStatement({ page, file, claim }: PageClaim): Finding[] {
  return claim.for
    .filter(text => !statementFor(page, text))
    .map(text => {
      const message = `${page.file} has no sentence or table row that begins with "${text}".`;
      return claimError('claims/for', file, claim, message, 'Quote the beginning of the sentence or row.');
    });
}

function claimError(
  rule: string,
  file: string,
  position: { line: number; column: number },
  message: string,
  fix: string,
): Finding {
  // Comments of pages do not reach the files of claims.
  return {
    ...pageError(rule, { file }, position, message, fix),
    optOut: 'none: correct or delete the claim',
  };
}
