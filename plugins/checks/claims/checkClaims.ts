import { join, resolve } from 'node:path';
import type { Context, Outcome, Project } from '../core/check';
import { execute } from '../core/execute';
import { type Finding, type OptedOut, pageError } from '../core/finding';
import { environmentKey, hashOf } from '../core/hash';
import type { Page } from '../core/page';
import { inParallel } from '../core/parallel';
import { createProcesses } from '../core/reusedProcess';
import { type Claim, claimFileOf, readClaims } from './claimFile';
import { contradictions } from './contradictions';
import { type Claimed, coverageRules } from './coverage';
import { statementFor } from './findStatement';
import { checkLists } from './lists';
import { unprovedMessages } from './messages';
import type { ClaimsSettings } from './options';
import { type ClaimFailure, reuseOf, runClaim } from './runClaim';

interface PageClaim {
  page: Page;
  file: string;
  claim: Claim;
}

/** Runs the claims of all pages, and finds statements that nothing proves. */
export async function run(project: Project, settings: ClaimsSettings, context: Context): Promise<Outcome> {
  const pages = project.pages.filter(({ broken }) => !broken);
  const files = pages.map(page => {
    const file = claimFileOf(page.file);
    return { page, file, ...readClaims(join(project.root, file), context.cache) };
  });
  const claims = files.flatMap(({ page, file, claims }) => claims.map(claim => ({ page, file, claim })));
  const { findings, counts } = await runClaims(claims, project, settings, context);
  const claimed = claimedByRoute(claims);
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
            'See `claims` in the README of rspress-plugin-duet-checks.',
          ),
        ),
      ),
      ...claims.flatMap(missingStatement),
      ...pages.flatMap(page => coverageRules(page, claimed(page), settings)),
      ...contradictions(pages, settings),
      ...checkLists(project.root, pages, settings, context.action === 'lists'),
      ...unprovedMessages(
        pages,
        claims.map(({ claim }) => claim),
        settings,
      ),
    ],
    counts,
    optedOut: claims.flatMap(({ file, claim }): OptedOut[] =>
      claim.because ? [{ file, line: claim.line, rule: 'claims', reason: claim.because }] : [],
    ),
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
    `run ${hashOf(environment + JSON.stringify(content))}`;
  const runnable = claims.filter(({ claim }) => claim.because === undefined);
  const unknown = runnable.filter(({ claim }) => cache.get(keyOf(claim)) === undefined);
  const queue = unknown.filter(
    ({ page, claim }) => wanted(page.file) && (claim.serve === undefined || action === 'servers'),
  );
  const findings: Finding[] = [];
  const processes = createProcesses(settings.parallel);
  await inParallel(queue, settings.parallel, async ({ file, claim }) => {
    const key = keyOf(claim);
    const holds = (run: typeof execute) => runClaim(claim, folder, key.slice(4), settings.timeout, run);
    const reuse = { never: undefined, first: processes.executeFirst, any: processes.execute }[reuseOf(claim)];
    const isProved = reuse && (await holds(reuse)) === undefined;
    const failure = isProved ? undefined : await holds(execute);
    if (failure) findings.push(failedClaim(file, claim, failure));
    // Not cached: the machine may have caused the failure.
    else cache.set(key, true);
  }).finally(() => processes.close());
  return {
    findings,
    counts: {
      claims: claims.length,
      statements: claims.flatMap(({ claim }) => claim.for).length,
      proved: runnable.length - unknown.length + queue.length - findings.length,
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
  const optOut = '`because: why` instead of `run` or `serve`';
  return { ...pageError(rule, { file }, position, message, fix), optOut };
}

/** What is claimed on a page; sections that its counterparts in other languages claim count as well. */
function claimedByRoute(claims: readonly PageClaim[]): (page: Page) => Claimed {
  return page => {
    const related = claims.filter(each => each.page.route === page.route);
    const own = related.filter(each => each.page === page);
    const others = related.filter(each => each.page !== page);
    const statementsOf = ({ page, claim }: PageClaim) =>
      claim.for.flatMap(text => statementFor(page, text) ?? []);
    const ids = others.flatMap(each =>
      statementsOf(each).map(({ section }) => each.page.headings[section]?.id ?? ''),
    );
    return { statements: new Set(own.flatMap(statementsOf)), sections: new Set(ids) };
  };
}
