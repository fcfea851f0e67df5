import { counted } from '../../../../shared/counted';
import { positionInFence } from '../core/fence';
import { type Finding, pageError } from '../core/finding';
import type { Fence, Page } from '../core/page';
import { codeDifference, differenceFix } from './codeDifference';
import { sectionsOf } from './compareSections';

/** Both pages show the same code, section by section. */
export function compareFences(original: Page, translated: Page): Finding[] {
  return sectionsOf(translated).flatMap(([section, heading]) => {
    const [left, right] = [original, translated].map(({ fences }) =>
      fences.filter(fence => fence.section === section),
    ) as [Fence[], Fence[]];
    const findings = right.flatMap((fence, index) =>
      left[index] ? compareFence(original, left[index], translated, fence) : [],
    );
    const [missing, extra] = [left[right.length], right[left.length]];
    if (missing) {
      const title = missing.attributes.title ? ` "${missing.attributes.title}"` : '';
      const message = `A code block is missing: ${missing.lang || 'text'}${title}.`;
      const fix = `Copy it from ${original.file}:${missing.line}.`;
      findings.push(pageError('parity/code', translated, right.at(-1) ?? heading, message, fix));
    }
    if (extra) {
      const fix = `Remove it: ${original.file} has ${counted(left.length, 'code blocks')} in this section.`;
      findings.push(pageError('parity/code', translated, extra, 'The original has no such code block.', fix));
    }
    return findings;
  });
}

function compareFence(original: Page, from: Fence, translated: Page, to: Fence): Finding[] {
  const source = `${original.file}:${from.line}`;
  if (markOf(from) !== markOf(to)) {
    const message = 'The language, title or attributes of the code block differ from its original.';
    return [
      pageError('parity/code', translated, to, message, `Write \`\`\`${markOf(from)}, as in ${source}.`),
    ];
  }
  const difference = codeDifference(from.code, to.code, from.lang);
  if (!difference) return [];
  const message = !difference.translated
    ? 'The code lacks a line of its original.'
    : difference.original
      ? 'The code differs from its original.'
      : 'The code has a line that its original lacks.';
  const position = positionInFence(to, difference.line, 1);
  return [pageError('parity/code', translated, position, message, differenceFix(difference, source))];
}

/** Language and attributes; the reason of `nocheck` and the name of a diagram may be translated. */
function markOf({ lang, attributes }: Fence): string {
  const shown = Object.entries(attributes)
    .filter(([key]) => key !== 'nocheck')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) =>
      value && !(lang === 'mermaid' && key === 'title') ? ` ${key}="${value}"` : ` ${key}`,
    );
  return lang + shown.join('');
}
