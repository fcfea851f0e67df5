import { escapePattern } from '../../../shared/pattern';
import { type Finding, pageError, type Severity } from '../core/finding';
import type { Page, Statement } from '../core/page';
import type { ClaimsSettings } from './options';

/** Statements of a page that a claim is for. Translations share the claims of their original by heading id. */
export interface Claimed {
  statements: ReadonlySet<Statement>;
  /** Ids of the sections with a claim, `''` above the first heading. */
  sections: ReadonlySet<string>;
}

/** Sentences with a universal word and rows of error tables that nothing proves. */
export function coverageRules(page: Page, claimed: Claimed, settings: ClaimsSettings): Finding[] {
  const universal = universalWord(settings.words, settings.idioms);
  return page.statements.flatMap(statement => {
    if (isClaimed(page, statement, claimed)) return [];
    const isRow = statement.cells !== undefined;
    if (isError(page, statement, settings)) {
      return report(settings.uncovered, 'claims/uncovered', page, statement, 'No claim proves this error.');
    }
    const word = isRow ? undefined : universal(statement.text);
    const message = `Nothing proves the universal statement with "${word}".`;
    return word ? report(settings.universal, 'claims/universal', page, statement, message) : [];
  });
}

function report(
  severity: Severity | 'off',
  rule: string,
  page: Page,
  statement: Statement,
  message: string,
): Finding[] {
  const fix = `Add a claim for "${statement.text.slice(0, 60)}", or reword it so that it holds without exceptions.`;
  return severity === 'off' ? [] : [{ ...pageError(rule, page, statement, message, fix), severity }];
}

function isClaimed(page: Page, statement: Statement, { statements, sections }: Claimed): boolean {
  return statements.has(statement) || sections.has(page.headings[statement.section]?.id ?? '');
}

/** Whether it is a row of a table of errors, or an entry of a section of errors. */
function isError(
  page: Page,
  { cells, topic, section }: Statement,
  { errorTables, errorSections }: ClaimsSettings,
): boolean {
  if (topic && errorSections.includes(page.headings[section]?.id ?? '')) return true;
  const text = cells?.[0]?.header.toLowerCase() ?? '';
  return errorTables.some(word => text.includes(word));
}

/** Finds the first of `words` in a text, outside `idioms` and code. */
export function universalWord(
  words: readonly string[],
  idioms: readonly string[] = [],
): (text: string) => string | undefined {
  const word = patternOf(words);
  const skipped = patternOf(idioms);
  return text =>
    text
      .replace(/`[^`]*`/g, '``')
      .replaceAll(skipped, '')
      .match(word)?.[0];
}

/** Matches texts in any case; those in Latin script only as whole words. */
function patternOf(texts: readonly string[]): RegExp {
  const patterns = texts.map(text => {
    const escaped = escapePattern(text);
    return /^[\p{Script=Latin} -]+$/u.test(text) ? `\\b${escaped}\\b` : escaped;
  });
  return new RegExp(patterns.join('|') || '(?!)', 'gi');
}
