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
  /** Text that every match contains; empty where none is known. */
  text: string;
  /** Whether a match begins at the beginning of the path. */
  anchored: boolean;
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

/** Compiles rules, in their order. Patterns that are not regular expressions are skipped and passed to `onInvalid`. */
export function compileRules(
  rules: RedirectRule[],
  onInvalid: (rule: number, pattern: string, reason: string) => void,
): CompiledPattern[] {
  const compiled: CompiledPattern[] = [];
  rules.forEach(({ from, to }, rule) => {
    for (const source of [from].flat()) {
      try {
        const pattern = new RegExp(source);
        compiled.push({ pattern, source, text: leadingText(source), anchored: source[0] === '^', to, rule });
      } catch (error) {
        onInvalid(rule, source, (error as Error).message);
      }
    }
  });
  return compiled;
}

/**
 * The text that a pattern begins with. Paths without it are skipped before the regular expression
 * runs: a browser compiles each one on its first use, which takes 0.1 s for 5,000 rules.
 */
function leadingText(source: string): string {
  let depth = 0;
  for (const [token] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()|]/g)) {
    if (token === '(') depth++;
    else if (token === ')') depth--;
    // Alternatives of the whole pattern have no text in common.
    else if (token === '|' && depth === 0) return '';
  }
  const [, text = '', next] = /^\^?([^\\^$.*+?()[\]{}|]*)(.?)/.exec(source)!;
  return next && '?*+{'.includes(next) ? text.slice(0, -1) : text;
}

/** Whether a target leaves the site. */
export const isExternal = (to: string): boolean => /^([a-z][a-z\d+.-]*:)?\/\//i.test(to);

/** A path as it is read, without escapes; as it is where the encoding is invalid. */
export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The forms of a path that patterns see: as it came, and as a route (no `.html`, no slash at the end). */
function formsOf(path: string): string[] {
  const full = decoded(path);
  const route = full.replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  return route === full ? [full] : [full, route];
}

/** Where the first matching rule leads; `path` is without base, query and hash. */
export function destinationOf(path: string, patterns: CompiledPattern[]): Destination | undefined {
  return destinationsOf(path, patterns).next().value ?? undefined;
}

/** Where each matching rule leads, in their order. */
export function* destinationsOf(path: string, patterns: CompiledPattern[]): Generator<Destination> {
  const forms = formsOf(path);
  for (const by of patterns) {
    for (const form of forms) {
      if (!(by.anchored ? form.startsWith(by.text) : form.includes(by.text))) continue;
      const match = by.pattern.exec(form);
      if (!match) continue;
      yield resolve(form, match, by);
      break;
    }
  }
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
  const [, page = '', query = '', targetHash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return page + (query && search ? `${query}&${search.slice(1)}` : query || search) + (targetHash || hash);
}
