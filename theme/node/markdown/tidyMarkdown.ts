import { takeMarks } from '../../shared/code/codeMarks';

/**
 * Cleans up a Markdown file of Rspress: marks of code lines become a diff or are removed, alerts lose their
 * backslash, headings lose ids that only the compiler reads, tables lose the spaces that align them, drawings (inline
 * SVG) are left out, and one blank line separates blocks.
 */
export function tidyMarkdown(text: string): string {
  return text
    .split(/(^[ \t]*(`{3,})[^\n]*\n[\s\S]*?^[ \t]*\2[ \t]*$)/m)
    .filter((_, index) => index % 3 !== 2)
    .map((part, index) => (index % 2 ? tidyFence(part) : tidyText(part)))
    .join('')
    .replace(/^\n+/, '');
}

function tidyText(text: string): string {
  return (
    text
      .replace(/<svg\b[^>]*>[\s\S]*?<\/svg>/g, '')
      .replace(/^[ \t>]*\|.*\|[ \t]*$/gm, tidyRow)
      .replace(/^(\s*>\s*)\\\[!/gm, '$1[!')
      .replace(/^(#{1,6} [^\n]*?)\s*\\?\{#[\w-]+\}[ \t]*$/gm, '$1')
      .replace(/&#x20;\n(?=\S)/g, ' ')
      // Chinese letters after bold text, which are written as references.
      .replace(/&#x([\dA-F]{4,5});/g, (reference, hex) =>
        Number.parseInt(hex, 16) >= 0x2e80 ? String.fromCodePoint(Number.parseInt(hex, 16)) : reference,
      )
      .replace(/(`)\n(?=[.,;:!?。，；：！？)）])/g, '$1')
      .replace(/^(#{1,6} [^\n]*)\n(?=[^\n])/gm, '$1\n\n')
      .replace(/([^\n])\n(?=#{1,6} )/g, '$1\n\n')
      .replace(/\n{3,}/g, '\n\n')
      .replace(/([^\n])\n$/, '$1\n\n')
      .replace(/^\n(?=[^\n])/, '\n\n')
  );
}

/** Removes the marks from a fence; a fence with added or removed lines becomes a `diff`. */
function tidyFence(fence: string): string {
  if (!fence.includes('[!code ')) return fence;
  const [head = '', ...rest] = fence.split('\n');
  const foot = rest.pop() ?? '';
  const { code, marks } = takeMarks(rest.join('\n'));
  const kinds = [...marks.values()].flatMap(set => [...set]);
  if (!kinds.includes('add') && !kinds.includes('remove')) return [head, code, foot].join('\n');
  const lines = code.split('\n').map((line, index) => {
    const mark = marks.get(index + 1);
    return `${mark?.has('add') ? '+' : mark?.has('remove') ? '-' : ' '} ${line}`.trimEnd();
  });
  return [head.replace(/(`{3,})\s*[\w-]*/, '$1diff'), ...lines, foot].join('\n');
}

/** A row of a table without the spaces and dashes that align its columns, which are a third of a large table. */
function tidyRow(row: string): string {
  return row
    .replace(/(?<=\|) {2,}/g, ' ')
    .replace(/ {2,}(?=\|)/g, ' ')
    .replace(/(?<=\| :?)-{4,}(?=:? \|)/g, '---');
}
