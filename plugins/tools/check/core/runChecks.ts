import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Position } from '../../../../shared/frontmatter';
import { userError } from '../../../../shared/node/userError';
import { openCache, type StoredCache } from './cache';
import type { Outcome, Project, Run } from './check';
import { type Finding, pageError, type Result, sortFindings } from './finding';
import type { Job, RunOptions } from './job';
import { applyOptOuts, optOutsWithoutReason } from './optOuts';
import { readProject } from './project';

/** Loads the module of a check. */
export type Load = (file: string) => Promise<{ run: Run<unknown> }>;

const native: Load = file => import(/* webpackIgnore: true */ pathToFileURL(file).href);

/** A function that runs checks. It keeps caches and compilers: the first run checks everything, later ones what changed. */
export function createRunner(load: Load = native) {
  const caches = new Map<string, StoredCache>();
  const cacheOf = ({ root, cache: folder }: Job, name: string) => {
    const cache =
      caches.get(name) ?? openCache(folder ?? join(root, 'node_modules/.cache/duet-checks'), name);
    caches.set(name, cache);
    return cache;
  };
  return async function runChecks(job: Job, { only, paths = [], action }: RunOptions = {}): Promise<Result> {
    const start = performance.now();
    const project = readProject(job, cacheOf(job, 'content'));
    // A path selects a page together with the file of its claims.
    const nameOf = (file: string) => file.replace(/\.(mdx?|claims\.yaml)$/, '.*');
    const wanted = (file: string) =>
      paths.length === 0 || paths.some(path => nameOf(file) === nameOf(path) || file.startsWith(`${path}/`));
    const findings: Finding[] = unreadablePages(project);
    const summaries: Result['summaries'] = [];
    const mistakes: string[] = [];
    for (const { name, module, options } of job.checks) {
      if (only && !only.includes(name)) continue;
      const { run } = await load(module);
      let outcome: Outcome;
      try {
        outcome = await run(project, options, { cache: cacheOf(job, name), action, wanted });
      } catch (error) {
        // A mistake of the user has no stack; other checks may have found some too.
        if (!(error instanceof Error) || error.stack) throw error;
        mistakes.push(`[rspress-duet-tools/${name}] ${error.message}`);
        continue;
      }
      const { findings: kept, optedOut } = applyOptOuts(outcome.findings, project);
      findings.push(...kept);
      summaries.push({
        check: name,
        counts: outcome.counts,
        optedOut: [...(outcome.optedOut ?? []), ...optedOut],
      });
    }
    if (mistakes.length > 0) throw userError(mistakes.join('\n'));
    const complete = paths.length === 0 && !only;
    for (const cache of caches.values()) cache.save(complete);
    return {
      findings: sortFindings(
        [...findings, ...optOutsWithoutReason(project)].filter(({ file }) => wanted(file)),
      ),
      summaries,
      pages: project.pages.length,
      milliseconds: Math.round(performance.now() - start),
    };
  };
}

const syntaxFix = 'Escape `<` and `{` in prose, and close every tag.';
const conflictFix = 'Keep one of the two texts, and remove the lines that Git has added.';

/** Pages that cannot be parsed; reported whatever is checked, because the site cannot show them. */
export function unreadablePages({ pages }: Project): Finding[] {
  return pages.flatMap(page => {
    const report = (part: string, rule: string, problem: Position & { message: string }, fix: string) => {
      const message = `The ${part} cannot be parsed: ${problem.message}`;
      return {
        ...pageError(rule, page, problem, message, fix),
        optOut: 'none: the site cannot show this page',
      };
    };
    const { broken, brokenFrontmatter: frontmatter } = page;
    return [
      ...(broken ? [report('page', 'page/syntax', broken, broken.isConflict ? conflictFix : syntaxFix)] : []),
      ...(frontmatter ? [report('frontmatter', 'page/frontmatter', frontmatter, frontmatter.fix)] : []),
    ];
  });
}
