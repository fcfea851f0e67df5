/** How a finding weighs: an error fails the build, a warning is only told. */
export type Severity = 'error' | 'warning';

/** One mistake in the docs, in the one form that every reporter shows. */
export interface Finding {
  /** Rule that found it, `<check>/<rule>`. */
  rule: string;
  severity: Severity;
  /** File, relative to the project's folder, with forward slashes. */
  file: string;
  /** Line, from 1. */
  line: number;
  /** Column, from 1. */
  column: number;
  /** What is wrong. */
  message: string;
  /** What is right, or what to do. */
  right: string;
  /** How to opt out with a reason. */
  optOut: string;
}

/** The check that took part in a run, and how much it looked at. */
export interface Summary {
  check: string;
  /** Counts by name, for example `{ checked: 812, run: 14 }`. */
  counts: Record<string, number>;
  /** Places that opted out, with their reasons. */
  optedOut: OptedOut[];
}

/** A place that a writer exempted from a rule. */
export interface OptedOut {
  file: string;
  line: number;
  rule: string;
  reason: string;
}

/** What a run of the checks gives. */
export interface Result {
  findings: Finding[];
  summaries: Summary[];
  /** Pages looked at. */
  pages: number;
  /** How long it took, in milliseconds. */
  milliseconds: number;
}

/** The comment that exempts what follows it from `rule`. */
export function allowComment(rule: string): string {
  return `{/* duet-allow ${rule}: why */} before it`;
}

/** A finding of severity `error` that a comment on the page can exempt. */
export function mistake(
  rule: string,
  { file }: { file: string },
  { line, column }: { line: number; column: number },
  message: string,
  right: string,
): Finding {
  return { rule, severity: 'error', file, line, column, message, right, optOut: allowComment(rule) };
}

/** Findings in reading order: file, line, column, rule. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.rule, b.rule),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
