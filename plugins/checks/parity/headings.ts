import { type Finding, mistake } from '../core/finding';
import type { Heading, Page } from '../core/page';

/** Both pages have the same headings, on the same levels, with the same ids. */
export function compareHeadings(original: Page, translated: Page): Finding[] {
  const left = original.headings;
  const right = translated.headings;
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const [from, to] = [left[index], right[index]];
    if (from && to && from.depth === to.depth && from.id === to.id) continue;
    if (!from && to)
      return [
        mistake(
          'parity/headings',
          translated,
          to,
          `The heading "${to.text}" has no original.`,
          `${original.file} ends before it.`,
        ),
      ];
    const at = to ?? translated.headings.at(-1) ?? { line: 1, column: 1 };
    const missing = from && !right.some(({ id }) => id === from.id);
    if (!to || (missing && left.length > right.length)) {
      return [
        mistake(
          'parity/headings',
          translated,
          at,
          `The section "${from!.text}" is missing${to ? ' before this heading' : ''}.`,
          `${original.file}:${from!.line} has ${shown(from!)}.`,
        ),
      ];
    }
    if (from!.depth !== to.depth) {
      return [
        mistake(
          'parity/headings',
          translated,
          to,
          `The heading "${to.text}" is of level ${to.depth}, its original of level ${from!.depth}.`,
          `${'#'.repeat(from!.depth)} ${to.text} \\{#${from!.id}}`,
        ),
      ];
    }
    // One wrong id leaves the rest comparable, so all of them are told at once.
    return left.flatMap((heading, at) => {
      const twin = right[at];
      if (!twin || twin.id === heading.id) return [];
      return [
        mistake(
          'parity/headings',
          translated,
          twin,
          `The heading "${twin.text}" has the id \`${twin.id}\`, its original \`${heading.id}\`.`,
          `${'#'.repeat(twin.depth)} ${twin.text} \\{#${heading.id}}`,
        ),
      ];
    });
  }
  return [];
}

function shown({ depth, text }: Heading): string {
  return `"${'#'.repeat(depth)} ${text}"`;
}
