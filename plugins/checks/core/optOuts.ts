import type { Project } from './check';
import { allowComment, type Finding, type OptedOut } from './finding';

/** Takes out findings that a comment on the page exempts. */
export function sift(
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

/** Opt-outs without a reason, which exempt nothing. */
export function emptyReasons({ pages }: Project): Finding[] {
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
