import { type Finding, pageError } from '../core/finding';
import type { Heading, Page } from '../core/page';

/** Both pages have the same headings, with the same levels and ids. Reports the first structural difference. */
export function compareHeadings(original: Page, translated: Page): Finding[] {
  const [left, right] = [original.headings, translated.headings];
  const index = [...Array(Math.max(left.length, right.length)).keys()].find(
    position =>
      left[position]?.depth !== right[position]?.depth || left[position]?.id !== right[position]?.id,
  );
  if (index === undefined) return [];
  const [from, to] = [left[index], right[index]];
  const report = (heading: Heading | undefined, message: string, fix: string) =>
    pageError('parity/headings', translated, heading ?? { line: 1, column: 1 }, message, fix);
  if (!from) {
    return [
      report(to, `The heading "${to!.text}" has no original.`, `Remove it, or add it to ${original.file}.`),
    ];
  }
  const isMissing = left.length > right.length && !right.some(({ id }) => id === from.id);
  if (!to || isMissing) {
    const where = to ? ' before this heading' : '';
    const fix = `Translate "${'#'.repeat(from.depth)} ${from.text}" of ${original.file}:${from.line}.`;
    return [report(to ?? right.at(-1), `The section "${from.text}" is missing${where}.`, fix)];
  }
  if (from.depth !== to.depth) {
    const message = `The heading "${to.text}" has level ${to.depth}, its original has level ${from.depth}.`;
    return [report(to, message, `Write ${'#'.repeat(from.depth)} ${to.text} \\{#${from.id}}`)];
  }
  // A different id leaves the rest comparable, so all of them are reported at once.
  return right.flatMap((heading, position) => {
    const { id } = left[position] ?? heading;
    if (id === heading.id) return [];
    const message = `The heading "${heading.text}" has the id \`${heading.id}\`, its original \`${id}\`.`;
    return [report(heading, message, `Write ${'#'.repeat(heading.depth)} ${heading.text} \\{#${id}}`)];
  });
}
