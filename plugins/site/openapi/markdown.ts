import type { Node, Parent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { cellText, code, fence, plain } from './syntax';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** A part of a source, and the text in its place. */
interface Change {
  start: number;
  end: number;
  text: string;
}

/**
 * The Markdown of a document as MDX, in which signs of tags and expressions are text. Headings become bold lines, so
 * that the page has its own sections only.
 * @param headingOf the line of a heading, if it is one of the page
 */
export function asMdx(source: string, headingOf?: (level: number, text: string) => string): string {
  const text = source
    .replace(/\r\n?/g, '\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
  const tree = parser.parse(text) as Root;
  const changes: Change[] = [];
  /** Ranges in which nothing is escaped. */
  const closed: [start: number, end: number][] = [];
  visit(tree, node => {
    const [start, end] = rangeOf(node);
    const replace = (replacement: string) => {
      changes.push({ start, end, text: replacement });
      closed.push([start, end]);
      return 'skip' as const;
    };
    if (node.type === 'code') return replace(fence(node.value, node.lang ?? '', indentAt(text, start)));
    if (node.type === 'inlineCode') closed.push([start, end]);
    if (node.type === 'html') {
      if (node.value.startsWith('<!--')) return replace('');
      if (/^<br\s*\/?>$/i.test(node.value)) return replace('<br />');
    }
    // `<https://example.com>`
    if (node.type === 'link' && text[start] === '<') {
      const shown = text.slice(start + 1, end - 1);
      return replace(`[${plain(shown)}](${node.url})`);
    }
    if (node.type === 'heading') {
      const inner = escapedOutsideCode(innerOf(node, text));
      return replace(headingOf?.(node.depth, inner) ?? `**${inner.replace(/\*\*|__/g, '')}**`);
    }
    return undefined;
  });
  const isClosed = (offset: number) => closed.some(([start, end]) => offset >= start && offset < end);
  for (const { index, 0: sign } of text.matchAll(/[<{}]|^[ \t]*(?:import|export)\b/gm)) {
    if (isClosed(index)) continue;
    const isEscaped = (/\\*$/.exec(text.slice(Math.max(0, index - 20), index))![0].length & 1) === 1;
    const start = sign.length > 1 ? index + sign.search(/\S/) : index;
    // A line that begins with these words would be code.
    if (sign.length > 1) changes.push({ start, end: start + 1, text: `&#${text.charCodeAt(start)};` });
    else if (!isEscaped) changes.push({ start, end: start + 1, text: `\\${sign}` });
  }
  return changed(text, changes);
}

/** The Markdown of a document in a cell of a table: one line, in which blocks are separated. */
export function asCell(source: string): string {
  const text = asMdx(source);
  // What was escaped for MDX is escaped for Markdown too.
  const lines = blocksOf(parser.parse(text) as Root, text);
  return cellText(lines.join('<br />'));
}

function blocksOf(parent: Parent, text: string): string[] {
  return parent.children.flatMap(child => {
    const node = child as RootContent;
    if (node.type === 'code') return node.value.trim() ? [code(node.value)] : [];
    if (node.type === 'list')
      return node.children.map((item, index) => {
        const mark = node.ordered ? `${(node.start ?? 1) + index}.` : '•';
        return `${mark} ${blocksOf(item, text).join(' ')}`;
      });
    if (node.type === 'blockquote') return blocksOf(node, text);
    if (node.type === 'table')
      return node.children.map(row => row.children.map(cell => innerOf(cell, text)).join(' · '));
    if (node.type === 'thematicBreak') return [];
    return [text.slice(...rangeOf(node))];
  });
}

/** The first sentence of a Markdown text, as plain text. */
export function firstSentence(source: string, most = 160): string {
  const tree = parser.parse(source) as Root;
  const paragraph = tree.children.find(({ type }) => type === 'paragraph');
  let text = '';
  if (paragraph)
    visit(paragraph, node => {
      if (node.type === 'text' || node.type === 'inlineCode') text += node.value;
      if (node.type === 'break') text += ' ';
    });
  const line = text.replace(/\s+/g, ' ').trim();
  const sentence = /^[\s\S]*?(?:[.!?](?=\s)|[。！？])/.exec(line)?.[0] ?? line;
  return sentence.length > most ? `${sentence.slice(0, most - 1).trimEnd()}…` : sentence;
}

const rangeOf = (node: Node): [start: number, end: number] => [
  node.position?.start.offset ?? 0,
  node.position?.end.offset ?? 0,
];

/** The source of what a node contains. */
function innerOf(node: Parent, text: string): string {
  const [first, last] = [node.children[0], node.children.at(-1)];
  return first && last ? text.slice(rangeOf(first)[0], rangeOf(last)[1]) : '';
}

const escapedOutsideCode = (text: string) =>
  text
    .split(/(`+[^`]+`+)/)
    .map((part, index) => (index % 2 ? part : part.replace(/(?<!\\)[<{}]/g, '\\$&')))
    .join('');

/** The indent of the line in which a block begins. */
const indentAt = (text: string, offset: number) =>
  text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).replace(/[^ \t>]/g, ' ');

function changed(text: string, changes: Change[]): string {
  let result = '';
  let from = 0;
  for (const { start, end, text: replacement } of changes.sort((a, b) => a.start - b.start)) {
    if (start < from) continue;
    result += text.slice(from, start) + replacement;
    from = end;
  }
  return result + text.slice(from);
}
