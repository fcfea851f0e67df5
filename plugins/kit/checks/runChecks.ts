import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openCache, type StoredCache } from './cache';
import type { Context, Project, Run } from './check';
import { allowComment, type Finding, type OptedOut, type Result, sortFindings } from './finding';
import type { Job, Wish } from './job';
import type { Place } from './page';
import { readProject } from './project';

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
    const findings: Finding[] = broken(project);
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

/** Takes out findings that a comment on the page exempts. */
function sift(
  findings: readonly Finding[],
  { pages }: Project,
): { findings: Finding[]; optedOut: OptedOut[] } {
  const allows = new Map(pages.map(page => [page.file, page.allows.filter(({ reason }) => reason)]));
  const kept: Finding[] = [];
  const optedOut: OptedOut[] = [];
  for (const finding of findings) {
    const allow = allows
      .get(finding.file)
      ?.find(
        ({ rule, line, lastLine }) =>
          finding.line >= line &&
          finding.line <= lastLine &&
          (rule === finding.rule || finding.rule.startsWith(`${rule}/`)),
      );
    if (allow)
      optedOut.push({ file: finding.file, line: finding.line, rule: finding.rule, reason: allow.reason });
    else kept.push(finding);
  }
  return { findings: kept, optedOut };
}

/** Pages that cannot be read at all, whatever is checked. */
function broken({ pages }: Project): Finding[] {
  return pages.flatMap(({ file, broken, brokenFrontmatter }) => [
    ...(broken
      ? [
          unreadable(
            'page/syntax',
            file,
            broken,
            `The page cannot be parsed: ${broken.message}`,
            'Escape `<` and `{` in prose, close every tag.',
          ),
        ]
      : []),
    ...(brokenFrontmatter
      ? [
          unreadable(
            'page/frontmatter',
            file,
            brokenFrontmatter,
            `The frontmatter is no YAML: ${brokenFrontmatter.message}`,
            'Put a text with `: ` or ` #` in it into quotes.',
          ),
        ]
      : []),
  ]);
}

function unreadable(
  rule: string,
  file: string,
  { line, column }: Place,
  message: string,
  right: string,
): Finding {
  return {
    rule,
    severity: 'error',
    file,
    line,
    column,
    message,
    right,
    optOut: 'none: the site cannot show this page',
  };
}

function emptyReasons({ pages }: Project): Finding[] {
  return pages.flatMap(({ file, allows }) =>
    allows
      .filter(({ reason }) => !reason)
      .map(({ line, column, rule }) => ({
        rule: 'page/opt-out',
        severity: 'error' as const,
        file,
        line,
        column,
        message: `The opt-out of ${rule} gives no reason.`,
        right: `Write ${allowComment(rule).replace(' before it', '')} with the reason in place of "why".`,
        optOut: 'none: the reason is the opt-out',
      })),
  );
}
