import { counted } from '../../../../shared/counted';
import { escapeXml } from '../../../../shared/xml';
import type { Finding, OptedOut, Result } from './finding';

/** Output formats of a result. */
export const formats = ['text', 'json', 'github'] as const;
export type Format = (typeof formats)[number];

/** A result as text, as JSON for tools, or as annotations for GitHub Actions. */
export function report(result: Result, format: Format): string {
  if (format === 'json') return JSON.stringify(result, null, 2);
  return [
    ...result.findings.map(format === 'github' ? annotation : formatFinding),
    formatSummary(result),
  ].join('\n');
}

/** One finding as text: where, what is wrong, how to fix it, how to opt out. */
export function formatFinding({ file, line, column, severity, rule, message, fix, optOut }: Finding): string {
  const details = [message, fix && `Fix: ${fix}`, `Opt out: ${optOut}`].filter(Boolean).join('\n');
  return `${file}:${line}:${column}  ${severity}  ${rule}\n${details.replace(/^(?! {4})/gm, '    ')}\n`;
}

/** Warnings as text, 10 at most: a build is not the place to list hundreds. */
export function formatWarnings(warnings: readonly Finding[]): string {
  const more = `… and ${counted(warnings.length - 10, 'more warnings')}, run \`npx duet check\` to list them.`;
  return [...warnings.slice(0, 10).map(formatFinding), ...(warnings.length > 10 ? [more] : [])].join('\n');
}

/** One finding as a workflow command of GitHub Actions: `%`, CR and LF are escaped, in properties `:` and `,` too. */
function annotation({ file, line, column, severity, rule, message, fix }: Finding): string {
  const properties = { file, line, col: column, title: rule };
  const shown = Object.entries(properties).map(([key, value]) => `${key}=${escaped(String(value), true)}`);
  return `::${severity} ${shown.join(',')}::${escaped(fix ? `${message}\n${fix}` : message)}`;
}

/** The last lines: what each check looked at, what opted out, and the totals. */
export function formatSummary({ findings, summaries, pages, milliseconds }: Result): string {
  const lines = summaries.map(({ check, counts, optedOut }) => {
    const shown = Object.entries(counts).map(([name, count]) => counted(count, name));
    return `${check}: ${[...shown, `${optedOut.length} opted out`].join(', ')}`;
  });
  const optOuts = summaries.flatMap(({ optedOut }) => {
    const byReason = new Map<string, OptedOut[]>();
    for (const optOut of optedOut) {
      const key = `${optOut.rule} ${optOut.reason}`;
      byReason.set(key, [...(byReason.get(key) ?? []), optOut]);
    }
    return [...byReason.values()].flatMap(alike =>
      alike.length > 10 ? [manyOptOuts(alike)] : alike.map(optOutLine),
    );
  });
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const found = `${counted(errors, 'errors')}, ${counted(findings.length - errors, 'warnings')}`;
  const total = `${counted(pages, 'pages')} in ${(milliseconds / 1000).toFixed(2)} s: ${found}`;
  return [...lines, ...optOuts, total].join('\n');
}

const optOutLine = ({ file, line, rule, reason }: OptedOut) =>
  `  opted out of ${rule} at ${file}:${line}: ${reason}`;

/** Generated pages opt out in many places for one reason. */
const manyOptOuts = ([first, ...others]: OptedOut[]) =>
  `  opted out of ${first!.rule} at ${first!.file}:${first!.line} and ${others.length} other places: ${first!.reason}`;

function escaped(text: string, property = false): string {
  const data = text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return property ? data.replaceAll(':', '%3A').replaceAll(',', '%2C') : data;
}

/** An error of the compiler, about a file relative to the project. */
export interface CompileError {
  file: string;
  message: string;
}

/** Rules about what the compiler fails on, too. */
const explaining = /^page\/|^pages\/(import|code-block|dead-image|component|expression)$/;

/**
 * Errors as HTML for the dev server's overlay, 20 at most.
 * @param compileErrors what the overlay has shown until now; those that no finding explains stay
 */
export function overlay(errors: readonly Finding[], compileErrors: readonly CompileError[] = []): string {
  const explained = new Set(errors.filter(({ rule }) => explaining.test(rule)).map(({ file }) => file));
  const others = compileErrors
    .filter(({ file }) => !explained.has(file))
    .map(({ file, message }) => `${file}\n${message}\n`);
  const shown = [...others, ...errors.slice(0, 20).map(formatFinding)].map(escapeXml);
  const more = errors.length > 20 ? `\n… and ${errors.length - 20} more, see the terminal.` : '';
  return shown.join('\n') + more;
}
