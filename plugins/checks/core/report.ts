import type { Finding, Result } from './finding';

/** Forms that a result can be told in. */
export const formats = ['text', 'json', 'github'] as const;
export type Format = (typeof formats)[number];

/** A result as text for people, as JSON for tools, or as annotations for GitHub Actions. */
export function report(result: Result, format: Format): string {
  if (format === 'json') return JSON.stringify(result, null, 2);
  const findings = result.findings.map(format === 'github' ? annotation : paragraph);
  return [...findings, totals(result)].join('\n');
}

/** One finding as people read it: where, what is wrong, what is right, how to opt out. */
export function paragraph({ file, line, column, severity, rule, message, right, optOut }: Finding): string {
  const lines = [`${file}:${line}:${column}  ${severity}  ${rule}`, message, right && `Right: ${right}`];
  return `${lines
    .filter(Boolean)
    .join('\n    ')
    .replace(/\n(?! )/g, '\n    ')}\n    Opt out: ${optOut}\n`;
}

/**
 * One finding as a workflow command.
 * @see GitHub Actions, "Workflow commands": `%`, CR and LF are escaped, in properties `:` and `,` too
 */
function annotation({ file, line, column, severity, rule, message, right }: Finding): string {
  const properties = { file, line, col: column, title: rule };
  const shown = Object.entries(properties).map(([key, value]) => `${key}=${escaped(String(value), true)}`);
  return `::${severity} ${shown.join(',')}::${escaped(right ? `${message}\n${right}` : message)}`;
}

/** The last lines: what each check did, what opted out, and the sum. */
export function totals({ findings, summaries, pages, milliseconds }: Result): string {
  const lines = summaries.map(({ check, counts, optedOut }) => {
    const shown = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
    return `${check}: ${[...shown, `${optedOut.length} opted out`].join(', ')}`;
  });
  const exempt = summaries.flatMap(({ optedOut }) =>
    optedOut.map(({ file, line, rule, reason }) => `  opted out of ${rule} at ${file}:${line}: ${reason}`),
  );
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const sum = `${pages} pages in ${(milliseconds / 1000).toFixed(2)} s: ${errors} errors, ${findings.length - errors} warnings`;
  return [...lines, ...exempt, sum].join('\n');
}

function escaped(text: string, property = false): string {
  const data = text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return property ? data.replaceAll(':', '%3A').replaceAll(',', '%2C') : data;
}

/** Errors as the dev server's overlay shows them. */
export function overlay(findings: readonly Finding[]): string {
  const shown = findings.slice(0, 20).map(finding => html(paragraph(finding)));
  const more = findings.length > 20 ? `\n… and ${findings.length - 20} more, see the terminal.` : '';
  return shown.join('\n') + more;
}

function html(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
