import type { Position } from '../../../../shared/frontmatter';

/** An error fails the build, a warning is only reported. */
export type Severity = 'error' | 'warning';

/** One problem in the docs; every reporter shows this shape. */
export interface Finding extends Position {
  /** Rule that found it, `<check>/<rule>`. */
  rule: string;
  severity: Severity;
  /** File, relative to the project's folder, with forward slashes. */
  file: string;
  /** What is wrong. */
  message: string;
  /** How to fix it. */
  fix: string;
  /** How to opt out with a reason. */
  optOut: string;
}

/** A place that is exempt from a rule, with the reason. */
export interface OptedOut {
  file: string;
  line: number;
  rule: string;
  reason: string;
}

/** The result of one run of the checks. */
export interface Result {
  findings: Finding[];
  /** What each check looked at: counts by name, for example `{ checked: 812, run: 14 }`. */
  summaries: { check: string; counts: Record<string, number>; optedOut: OptedOut[] }[];
  /** Number of pages. */
  pages: number;
  /** Duration of the run. */
  milliseconds: number;
}

/** The comment that exempts the block after it from `rule`. */
export function optOutComment(rule: string): string {
  return `{/* duet-allow ${rule}: why */}`;
}

/** An error that a comment on the page can exempt. */
export function pageError(
  rule: string,
  { file }: { file: string },
  { line, column }: Position,
  message: string,
  fix: string,
): Finding {
  const optOut = `${optOutComment(rule)} before it`;
  return { rule, severity: 'error', file, line, column, message, fix, optOut };
}

/** Findings in reading order: file, line, column, rule. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return findings.toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule),
  );
}

/** A function that returns the findings that its previous call did not get; moved lines do not count as new. */
export function trackNewFindings(): (findings: readonly Finding[]) => Finding[] {
  let reported = new Set<string>();
  const keyOf = ({ rule, file, message }: Finding) => `${rule} ${file} ${message}`;
  return findings => {
    const previous = reported;
    reported = new Set(findings.map(keyOf));
    return findings.filter(finding => !previous.has(keyOf(finding)));
  };
}
