import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openCache, type StoredCache } from './cache';
import type { Context, Run } from './check';
import { type Finding, type Result, sortFindings } from './finding';
import type { Job, Wish } from './job';
import { emptyReasons, sift } from './optOuts';
import { readProject } from './project';
import { unreadablePages } from './unreadable';

/** Loads a check's module; from source it needs a loader for TypeScript. */
export type Load = (file: string) => Promise<{ run: Run<unknown> }>;

const native: Load = file => import(/* webpackIgnore: true */ pathToFileURL(file).href);

/**
 * Keeps caches and compilers between runs of one process: the first run checks
 * everything, a later one what changed.
 */
export function createRunner(load: Load = native) {
  const caches = new Map<string, StoredCache>();
  const cacheOf = ({ root, cache: folder }: Job, name: string) => {
    const cache =
      caches.get(name) ?? openCache(folder ?? join(root, 'node_modules/.cache/duet-checks'), name);
    caches.set(name, cache);
    return cache;
  };
  return async function runChecks(job: Job, wish: Wish = {}): Promise<Result> {
    const start = performance.now();
    const project = readProject(job, cacheOf(job, 'content'));
    const wanted = (file: string) =>
      !wish.paths?.length || wish.paths.some(path => file === path || file.startsWith(`${path}/`));
    const findings: Finding[] = unreadablePages(project);
    const summaries: Result['summaries'] = [];
    for (const { name, module, options } of job.checks) {
      if (wish.only && !wish.only.includes(name)) continue;
      const context: Context = { cache: cacheOf(job, name), wish, wanted };
      const { run } = await load(module);
      const outcome = await run(project, options, context);
      const sifted = sift(outcome.findings, project);
      findings.push(...sifted.findings);
      const optedOut = [...(outcome.optedOut ?? []), ...sifted.optedOut];
      summaries.push({ check: name, counts: outcome.counts, optedOut });
    }
    const full = !wish.paths?.length && !wish.only;
    for (const cache of caches.values()) cache.save(full);
    return {
      findings: sortFindings([...findings, ...emptyReasons(project)].filter(({ file }) => wanted(file))),
      summaries,
      pages: project.pages.length,
      milliseconds: Math.round(performance.now() - start),
    };
  };
}
