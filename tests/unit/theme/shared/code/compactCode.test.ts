import { describe, expect, it } from '@rstest/core';
import { compactCode } from '../../../../../theme/shared/code/compactCode';
import type { HtmlNode } from '../../../../../theme/shared/html';

const element = (
  tagName: string,
  properties: Record<string, unknown>,
  ...children: HtmlNode[]
): HtmlNode => ({ type: 'element', tagName, properties, children });
const text = (value: string): HtmlNode => ({ type: 'text', value });

/** The content of `code` after compaction; each line has the classes given, and its number as text. */
function compacted(lines: string[], pre: Record<string, unknown> = {}) {
  const nodes = lines.map((names, index) =>
    element('span', { class: `line ${names}`.trim() }, text(`${index + 1}`)),
  );
  const code = element('code', {}, ...nodes.flatMap((node, index) => (index ? [text('\n'), node] : [node])));
  const block = element('pre', { style: 'background-color:#fff', ...pre }, code);
  compactCode({ type: 'root', children: [block] });
  return { block, children: code.children! };
}
/** The marks of each line. */
const marksOf = (lines: string[]) =>
  compacted(lines)
    .children.filter(node => node.tagName)
    .map(node => node.properties!['data-mark'] ?? '');

describe('compactCode', () => {
  it('leaves only text of lines without a mark', () => {
    expect(compacted(['', '']).children).toEqual([text('1\n2')]);
  });

  it('keeps the lines of a block with line numbers', () => {
    const { children } = compacted(['', ''], { lineNumbers: true });
    expect(children.map(node => node.properties?.class)).toEqual(['duet-line', undefined, 'duet-line']);
  });

  it('removes the style of the block', () => {
    expect(compacted(['']).block.properties).toEqual({});
  });

  it.each<[string[], string[]]>([
    [
      ['add', ''],
      ['add', ''],
    ],
    [['highlighted diff remove'], ['remove highlight']],
    // Shiki highlights errors and warnings too; they have their own colours.
    [
      ['highlighted error', 'highlighted warning'],
      ['error', 'warning'],
    ],
    [
      ['focused', '', 'add'],
      ['focus', 'dimmed', 'add dimmed'],
    ],
  ])('marks lines of the classes %j as %j', (lines, marks) => {
    expect(marksOf(lines)).toEqual(marks);
  });

  it('ignores a tree without a code block', () => {
    const root = { type: 'root', children: [element('p', { style: 'a' })] };
    compactCode(root);
    expect(root.children[0]!.properties).toEqual({ style: 'a' });
  });
});
