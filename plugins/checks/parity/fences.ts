import { placeInFence } from '../core/fence';
import { type Finding, mistake } from '../core/finding';
import type { Page } from '../core/page';
import { codeDifference } from './code';
import { sectionsOf } from './sections';

/** Both pages show the same code, section by section. */
export function compareFences(original: Page, translated: Page): Finding[] {
  const findings: Finding[] = [];
  for (const [section, heading] of sectionsOf(translated)) {
    const left = original.fences.filter(fence => fence.section === section);
    const right = translated.fences.filter(fence => fence.section === section);
    for (let index = 0; index < Math.max(left.length, right.length); index++) {
      const [from, to] = [left[index], right[index]];
      if (!from || !to) {
        const at = to ?? right.at(-1) ?? heading;
        const message = from
          ? `A code block is missing: ${from.lang || 'text'}${titled(from.attributes.title)}.`
          : 'The original has no such code block.';
        findings.push(
          mistake(
            'parity/code',
            translated,
            at,
            message,
            from ? `${original.file}:${from.line} has it.` : `${original.file} has ${left.length} here.`,
          ),
        );
        break;
      }
      const metas = [from, to].map(({ lang, attributes }) =>
        JSON.stringify([
          lang,
          Object.entries(attributes)
            .filter(([key]) => key !== 'nocheck')
            .sort(),
        ]),
      );
      if (metas[0] !== metas[1]) {
        findings.push(
          mistake(
            'parity/code',
            translated,
            to,
            'The code block has another language, title or marks than its original.',
            `\`\`\`${from.lang}${Object.entries(from.attributes)
              .map(([key, value]) => (value ? ` ${key}="${value}"` : ` ${key}`))
              .join('')} (${original.file}:${from.line})`,
          ),
        );
        continue;
      }
      const difference = codeDifference(from.code, to.code, from.lang);
      if (!difference) continue;
      const message = !difference.translated
        ? 'The code lacks a line of its original.'
        : difference.original
          ? 'The code differs from its original.'
          : 'The code has a line that its original lacks.';
      findings.push(
        mistake(
          'parity/code',
          translated,
          placeInFence(to, difference.line, 1),
          message,
          difference.original
            ? `\`${difference.original}\` (${original.file}:${from.line})`
            : `${original.file}:${from.line} ends before \`${difference.translated}\`.`,
        ),
      );
    }
  }
  return findings;
}

function titled(title?: string): string {
  return title ? ` "${title}"` : '';
}
