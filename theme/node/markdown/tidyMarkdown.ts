import { takeMarks } from '../../shared/code/codeMarks';

/**
 * Cleans up a Markdown file of Rspress: marks of code lines become a diff or are removed, alerts lose their
 * backslash, headings lose ids that only the compiler reads, and one blank line separates blocks.
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
  return text
    .replace(/^(\s*>\s*)\\\[!/gm, '$1[!')
    .replace(/^(#{1,6} [^\n]*?)\s*\\?\{#[\w-]+\}[ \t]*$/gm, '$1')
    .replace(/&#x20;\n(?=\S)/g, ' ')
    .replace(/(`)\n(?=[.,;:!?。，；：！？)）])/g, '$1')
    .replace(/^(#{1,6} [^\n]*)\n(?=[^\n])/gm, '$1\n\n')
    .replace(/([^\n])\n(?=#{1,6} )/g, '$1\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/([^\n])\n$/, '$1\n\n')
    .replace(/^\n(?=[^\n])/, '\n\n');
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
