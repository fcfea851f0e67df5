import { type Finding, pageError } from '../core/finding';
import type { Page } from '../core/page';
import type { ClaimsSettings } from './options';

/** The code spans that an option's own page states, by kind. */
interface StatedFacts {
  page: Page;
  default: Set<string>;
  version: Set<string>;
}

const patterns = {
  default: /(?:default(?:s to| is| value is|:| of `[^`]+` is)|默认(?:值)?(?:是|为)?)\s*`([^`]+)`/i,
  version: /(?:since|from|added in|>=|自|从)\s*(?:version\s*)?`?v?(\d+\.\d+\.\d+)`?/i,
};

/**
 * Defaults and versions in prose that the page of the option states differently. A sentence
 * is about an option if the option is the only one that it names in a code span.
 */
export function contradictions(
  pages: readonly Page[],
  { contradictions, folder }: ClaimsSettings,
): Finding[] {
  if (contradictions === 'off') return [];
  const options = optionFacts(pages, folder);
  return pages.flatMap(page =>
    page.statements.flatMap(statement => {
      const spans = [...statement.text.matchAll(/`([^`]+)`/g)].map(([, span]) => span!);
      const named = [...new Set(spans.filter(span => options.has(`${page.lang} ${span}`)))];
      const facts = named.length === 1 ? options.get(`${page.lang} ${named[0]}`)! : undefined;
      if (!facts || facts.page === page) return [];
      return (['default', 'version'] as const).flatMap(kind => {
        const stated = patterns[kind].exec(statement.text)?.[1];
        const values = facts[kind];
        // A sentence that also states the right value describes a change.
        const isRight = spans.some(span => values.has(normal(span)));
        if (stated === undefined || stated === named[0] || values.size === 0 || isRight) return [];
        if (values.has(normal(stated))) return [];
        const message = `The ${kind} of \`${named[0]}\` is stated as \`${stated}\`.`;
        const fix = `${facts.page.file} states ${[...values].map(value => `\`${value}\``).join(', ')}.`;
        const finding = pageError('claims/contradiction', page, statement, message, fix);
        return [{ ...finding, severity: contradictions }];
      });
    }),
  );
}

function optionFacts(pages: readonly Page[], folder: string): Map<string, StatedFacts> {
  const entries = pages
    .filter(({ route, facts, headings }) => route.startsWith(`${folder}/`) && facts.length > 0 && headings[0])
    .map(page => {
      const own = page.facts.filter(({ section }) => section === 0).flatMap(({ facts }) => facts);
      const spansOf = (kind: string) =>
        new Set(
          own
            .filter(fact => fact.kind === kind)
            .flatMap(({ parts }) => parts.flatMap(({ code, value }) => (code ? [normal(value)] : []))),
        );
      const facts = { page, default: spansOf('default'), version: spansOf('version') };
      return [`${page.lang} ${page.headings[0]!.text}`, facts] as const;
    });
  return new Map(entries);
}

/** A value without the notation in which pages may differ. */
function normal(value: string): string {
  return value
    .replace(/^>=\s*v?/, '')
    .replaceAll('"', "'")
    .trim();
}
