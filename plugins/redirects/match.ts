// This file runs in the build and in the browser: keep it small and free of imports.

/** A rule as it is written in the options. */
export interface RedirectRule {
  /** One pattern or several, as sources of regular expressions. */
  from: string | string[];
  /** Target: a path, or a full address. */
  to: string;
}

/** One pattern of one rule, ready to be tried. */
export interface CompiledPattern {
  pattern: RegExp;
  /** The pattern as it is written in the options. */
  source: string;
  to: string;
  /** Index of the rule it belongs to. */
  rule: number;
}

/** Where a path leads. */
export interface Destination {
  /** Path without base, or full address; a query and a hash may follow. */
  to: string;
  external: boolean;
  /** The pattern that matched. */
  by: CompiledPattern;
}

/**
 * Compiles rules, in their order.
 * @param onInvalid is told about each pattern that is no regular expression; it is skipped
 */
export function compileRules(
  rules: RedirectRule[],
  onInvalid: (rule: number, pattern: string, reason: string) => void,
): CompiledPattern[] {
  const compiled: CompiledPattern[] = [];
  rules.forEach(({ from, to }, rule) => {
    for (const source of [from].flat()) {
      try {
        compiled.push({ pattern: new RegExp(source), source, to, rule });
      } catch (error) {
        onInvalid(rule, source, (error as Error).message);
      }
    }
  });
  return compiled;
}

/** Whether a target leaves the site. */
export const isExternal = (to: string): boolean => /^([a-z][a-z\d+.-]*:)?\/\//i.test(to);

/** The ways to write one path: as it came, and as a route (no `.html`, no slash at the end). */
function formsOf(path: string): string[] {
  let decoded = path;
  try {
    decoded = decodeURI(path);
  } catch {
    // Not a valid encoding: taken as it is.
  }
  const route = decoded.replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  return route === decoded ? [decoded] : [decoded, route];
}

/**
 * Where the first matching rule leads.
 * @param path path of the page, without base, query and hash
 */
export function destinationOf(path: string, patterns: CompiledPattern[]): Destination | undefined {
  for (const by of patterns) {
    for (const form of formsOf(path)) {
      const match = by.pattern.exec(form);
      if (match) return resolve(form, match, by);
    }
  }
  return undefined;
}

function resolve(path: string, match: RegExpExecArray, by: CompiledPattern): Destination {
  const before = path.slice(0, match.index);
  const after = path.slice(match.index + match[0].length);
  // The matched part alone, with its groups filled in.
  const fill = (to: string) => {
    const whole = path.replace(by.pattern, to);
    return whole.slice(before.length, whole.length - after.length);
  };
  if (isExternal(by.to)) return { to: fill(by.to), external: true, by };
  const [, page = '', rest = ''] = /^([^?#]*)(.*)$/.exec(by.to) ?? [];
  return { to: `/${before}${fill(page)}${after}`.replace(/\/{2,}/g, '/') + fill(rest), external: false, by };
}

/** Adds the query and the hash that the reader came with; a hash of the target wins. */
export function keepRest(to: string, search: string, hash: string): string {
  const [, page = '', query = '', own = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return page + (query && search ? `${query}&${search.slice(1)}` : query || search) + (own || hash);
}
