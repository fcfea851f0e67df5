import { type Finding, mistake } from '../core/finding';
import type { Fact, Page } from '../core/page';

/** Both pages state the same facts of an option. */
export function compareFacts(original: Page, translated: Page): Finding[] {
  const findings: Finding[] = [];
  for (const [index, block] of original.facts.entries()) {
    const twin = translated.facts[index];
    if (!twin) continue;
    for (const kind of ['type', 'default', 'version']) {
      const [from, to] = [block, twin].map(({ facts }) => facts.filter(fact => fact.kind === kind));
      const [left, right] = [from!, to!].map(facts => facts.map(codeOf).join(' / '));
      if (left === right) continue;
      const at = to![0] ?? twin;
      findings.push(
        mistake(
          'parity/facts',
          translated,
          at,
          `The ${kind} is \`${right || 'not stated'}\`, in the original \`${left || 'not stated'}\`.`,
          `${original.file}:${(from![0] ?? block).line} has \`${left}\`.`,
        ),
      );
    }
  }
  return findings;
}

function codeOf({ parts }: Fact): string {
  return parts
    .filter(({ code }) => code)
    .map(({ value }) => value)
    .sort()
    .join(', ');
}
