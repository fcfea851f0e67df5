import { readPath } from '../../shared/address';
import { type Site, sourceFileOf } from '../shared/site';
import {
  type CompiledPattern,
  compileRules,
  type Destination,
  destinationOf,
  type RedirectRule,
} from './match';
import { oldPathsOf } from './oldPaths';
import { pageOf, slashless, wander } from './wander';

/** A page of the site, as far as rules are concerned. */
export interface PageFact {
  /** Path of the route, with the prefixes of version and language. */
  routePath: string;
  /** Its file, as messages name it. */
  file: string;
}

/** An old path that a rule names, and where it leads. */
export interface Move {
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

/** What the rules come to. */
export interface Checked {
  /** Every old path that the rules name, in their order. */
  moves: Move[];
  /** Mistakes that must end the build. */
  problems: string[];
  /** Patterns that are skipped. */
  warnings: string[];
}

/**
 * Finds every old path that the rules name and every mistake that can be seen
 * without the built pages: targets that do not exist, loops, chains, shadowed
 * rules, rules that catch a page, targets in another language.
 * @param cwd folder that files are named from
 */
export function checkRedirects(rules: RedirectRule[], pages: PageFact[], site: Site, cwd: string): Checked {
  const warnings: string[] = [];
  const patterns = compileRules(rules, (rule, pattern, reason) =>
    warnings.push(`rules.${rule} "${pattern}" is skipped: ${reason}`),
  );
  const problems = new Set<string>();
  const routes = new Map(pages.map(page => [slashless(page.routePath), page]));
  const moves = new Map<string, Move>();

  patterns.forEach((by, index) => {
    const rule = nameOf(by);
    const twin = patterns.slice(0, index).find(({ source }) => source === by.source);
    if (twin) problems.add(`${rule} never applies: ${nameOf(twin)} has the same pattern and comes first.`);

    const caught = pages.filter(page => destinationOf(page.routePath, [by]));
    for (const { routePath, file } of caught) {
      problems.add(`${rule} catches the page ${routePath} (${file}), which nobody could reach any more.`);
    }
    if (twin || caught.length > 0) return;

    for (const { path, known } of oldPathsOf(by, site)) {
      const found = destinationOf(path, patterns)!;
      if (found.by !== by) {
        // An earlier rule that leads to the same place does no harm.
        if (destinationOf(path, [by])?.to === found.to) continue;
        problems.add(
          `${rule} never applies to ${path}: ${nameOf(found.by)} comes first and leads to ${found.to}.`,
        );
        continue;
      }
      const problem = problemOf(path, found);
      if (problem) problems.add(`${rule} → "${by.to}": ${problem}`);
      else if (known) {
        const { lang } = readPath(path, site);
        // The target as its page writes it: with or without the slash at the end.
        const to = found.external
          ? found.to
          : routes.get(slashless(pageOf(found.to)))!.routePath + restOf(found.to);
        moves.set(path, { from: path, to, external: found.external, lang, rule });
      }
    }
  });
  return { moves: [...moves.values()], problems: [...problems], warnings };

  function problemOf(path: string, found: Destination): string | undefined {
    if (found.external) return undefined;
    const target = pageOf(found.to);
    const again = wander(path, patterns);
    if (again) return again;
    if (!routes.has(slashless(target))) {
      return `${path} would lead to ${target}, which does not exist (no ${sourceFileOf(site, target, cwd)}).`;
    }
    const [old, now] = [readPath(path, site).lang, readPath(target, site).lang];
    if (old !== now) {
      const { file } = routes.get(slashless(target))!;
      return `${path} is in the language "${old}" and would lead to ${target} (${file}) in "${now}".`;
    }
    return undefined;
  }
}

/** A rule as messages name it. */
export const nameOf = ({ rule, source }: CompiledPattern): string => `rules.${rule} "${source}"`;

const restOf = (to: string): string => /[?#].*$/.exec(to)?.[0] ?? '';
