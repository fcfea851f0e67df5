import { readPath } from '../../../shared/address';
import { type Site, sourceFileOf } from '../../shared/site';
import { chainProblem, pathOf, routeKey } from './followRules';
import { oldPathsOf } from './oldPaths';
import {
  type CompiledPattern,
  compileRules,
  type Destination,
  destinationOf,
  destinationsOf,
  type RedirectRule,
} from './shared/match';

/** The facts about a page that rules are checked against. */
export interface PageFact {
  /** Path of the route, with the prefixes of version and language. */
  routePath: string;
  /** Its source file, as messages name it. */
  file: string;
}

/** One old path that a rule names, and its target. */
export interface Redirect {
  /** Old path, without base. */
  from: string;
  /** New path without base (query and hash may follow), or full address. */
  to: string;
  external: boolean;
  /** Language of the old path. */
  lang: string;
  /** The rule, as messages name it. */
  rule: string;
}

/**
 * Finds every old path that the rules name, in their order, and every mistake that can be seen without the
 * built pages (`problems`, which fail the build). `warnings` name patterns that are skipped.
 * @param cwd folder that file names in messages are relative to
 */
export function checkRules(rules: RedirectRule[], pages: PageFact[], site: Site, cwd: string) {
  const warnings: string[] = [];
  const patterns = compileRules(rules, (rule, pattern, reason) =>
    warnings.push(`rules.${rule} "${pattern}" is skipped: ${reason}`),
  );
  const problems = new Set<string>();
  const routes = new Map(pages.map(page => [routeKey(page.routePath), page]));
  const redirects = new Map<string, Redirect>();
  const firstOf = new Map(patterns.toReversed().map(by => [by.source, by]));
  const hidden = new Map<CompiledPattern, PageFact[]>();
  for (const page of pages) {
    for (const { by } of destinationsOf(page.routePath, patterns)) {
      hidden.set(by, [...(hidden.get(by) ?? []), page]);
    }
  }

  for (const by of patterns) {
    const rule = nameOf(by);
    const first = firstOf.get(by.source)!;
    if (first !== by)
      problems.add(`${rule} never applies: ${nameOf(first)} has the same pattern and comes first.`);
    for (const { routePath, file } of hidden.get(by) ?? []) {
      problems.add(`${rule} matches the page ${routePath} (${file}), which would become unreachable.`);
    }
    if (first !== by || hidden.has(by)) continue;

    for (const { path, isNamed } of oldPathsOf(by, site)) {
      const destination = destinationOf(path, patterns)!;
      if (destination.by !== by) {
        // An earlier rule with the same target is harmless.
        if (destinationOf(path, [by])?.to === destination.to) continue;
        const earlier = `${nameOf(destination.by)} comes first and leads to ${destination.to}`;
        problems.add(`${rule} never applies to ${path}: ${earlier}.`);
        continue;
      }
      const problem = problemOf(path, destination);
      if (problem) problems.add(`${rule} → "${by.to}": ${problem}`);
      else if (isNamed) {
        const { lang } = readPath(path, site);
        // The target as its page writes it: with or without the slash at the end.
        const to = destination.external
          ? destination.to
          : routes.get(routeKey(pathOf(destination.to)))!.routePath + restOf(destination.to);
        redirects.set(path, { from: path, to, external: destination.external, lang, rule });
      }
    }
  }
  return { redirects: [...redirects.values()], problems: [...problems], warnings };

  function problemOf(path: string, destination: Destination): string | undefined {
    if (destination.external) return undefined;
    const chain = chainProblem(path, destination, patterns);
    if (chain) return chain;
    const target = pathOf(destination.to);
    const page = routes.get(routeKey(target));
    if (!page) {
      return `${path} would lead to ${target}, which does not exist (no ${sourceFileOf(site, target, cwd)}).`;
    }
    const [from, to] = [readPath(path, site).lang, readPath(target, site).lang];
    if (from === to) return undefined;
    return `${path} is in the language "${from}" and would lead to ${target} (${page.file}) in "${to}".`;
  }
}

/** A rule as messages name it. */
const nameOf = ({ rule, source }: CompiledPattern): string => `rules.${rule} "${source}"`;

const restOf = (to: string): string => /[?#].*$/.exec(to)?.[0] ?? '';
