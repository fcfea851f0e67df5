import { type Finding, pageError } from '../core/finding';
import type { Fact, Facts, Page } from '../core/page';

/** Both pages state the same type, default and version of each option. */
export function compareFacts(original: Page, translated: Page): Finding[] {
  return original.facts.flatMap((from, index) => {
    const to = translated.facts[index];
    if (!to) return [];
    return ['type', 'default', 'version'].flatMap(kind => {
      const [left, right] = [codeOf(from, kind), codeOf(to, kind)];
      if (left.code === right.code) return [];
      const message = `The ${kind} is ${shown(right.code)}, in the original ${shown(left.code)}.`;
      const fix = `Write the same as in ${original.file}:${(left.fact ?? from).line}.`;
      return [pageError('parity/facts', translated, right.fact ?? to, message, fix)];
    });
  });
}

/** The code spans of one kind of fact, in any order; languages order them differently. */
function codeOf({ facts }: Facts, kind: string): { fact?: Fact; code: string } {
  const matching = facts.filter(fact => fact.kind === kind);
  const spans = matching.map(({ parts }) => parts.flatMap(({ code, value }) => (code ? [value] : [])).sort());
  return { fact: matching[0], code: spans.map(values => values.join(', ')).join(' / ') };
}

function shown(code: string): string {
  return code ? `\`${code}\`` : 'not stated';
}
