import type { Node, Program } from 'estree';
import type { Code, Nodes, Paragraph, Parent, Root, Table, Text } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { didYouMean } from '../../../../shared/didYouMean';
import type { Position } from '../../../../shared/frontmatter';
import { positionOf } from './nodes';

/** Markup that a page shows as it is written, shows in part, or cannot show. */
export interface MarkupProblem extends Position {
  rule: string;
  message: string;
  fix: string;
}

type Report = (rule: string, position: Position, message: string, fix: string) => void;

/** Containers of Rspress. */
const containers = ['tip', 'note', 'important', 'warning', 'caution', 'danger', 'info', 'details'];

/**
 * Finds markup that does not do what its writer meant.
 * @param text the page, its frontmatter replaced by spaces
 * @param code imports and exports of the page
 */
export function markupProblems(tree: Root, text: string, code: string): MarkupProblem[] {
  const problems: MarkupProblem[] = [];
  const report: Report = (rule, { line, column }, message, fix) =>
    problems.push({ rule, line, column, message, fix });
  const visit = (node: Nodes): void => {
    if (node.type === 'code') fenceProblem(node, text, report);
    if (node.type === 'text') textProblems(node, text, report);
    if (node.type === 'table') rowProblems(node, report);
    if (node.type === 'paragraph') delimiterProblem(node, text, report);
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
      expressionProblem(node, code, report);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      elementProblem(node, report);
      if (node.name === 'Tabs') tabProblems(node, report);
    }
    if (!('children' in node)) return;
    containerProblems(node, report);
    for (const child of node.children) visit(child as Nodes);
  };
  visit(tree);
  const garbled = /[\uFFFD\0]/.exec(text);
  if (garbled) {
    const position = positionAt(text, garbled.index);
    report('pages/encoding', position, 'The file is not in UTF-8.', 'Save it in UTF-8 in your editor.');
  }
  return problems;
}

/** A fence without an end makes code of the rest of the page. */
function fenceProblem(node: Code, text: string, report: Report): void {
  const lines = sourceOf(node, text).split(/\r?\n/);
  const fence = /^(`{3,}|~{3,})/.exec(lines[0]!)?.[1];
  if (!fence) return;
  const end = new RegExp(`^[\\s>]*\\${fence[0]}{${fence.length},}\\s*$`);
  if (lines.length > 1 && end.test(lines.at(-1)!)) return;
  const fix = `Write ${fence} on a line of its own after the code, indented as the first line is.`;
  report('pages/code-block', positionOf(node), 'The code block is not closed.', fix);
}

/** Links, images and footnotes that stay text. */
function textProblems(node: Text, text: string, report: Report): void {
  const source = sourceOf(node, text);
  const start = node.position?.start.offset ?? 0;
  const found = (index: number, message: string, fix: string) =>
    report('pages/link-syntax', positionAt(text, start + index), message, fix);
  for (const { 0: written, index } of source.matchAll(/(?<!\\)\[\^[\w.-]+\]/g))
    found(index, `The footnote ${written} has no text.`, `Write ${written}: and its text.`);
  const reference = /(?<![\\\w\])])\[(?!\^)([^\][\n]+)\]\[([^\][\n]*)\]/g;
  for (const { 0: written, 1: label, 2: name, index } of source.matchAll(reference)) {
    const fix = `Write [${name || label}]: and the address.`;
    found(index, `The reference ${written} has no address.`, fix);
  }
  const spaced = /(?<!\\)\[[^\][\n]+\]\(([./#]|https?:)[^()\n]*\s[^()\n]*\)/g;
  for (const { 0: written, index } of source.matchAll(spaced))
    found(index, `${written} is no link: its address contains a space.`, 'Write %20 for the space.');
}

/** Cells beyond the columns of the header are not shown. */
function rowProblems({ children: [header, ...rows] }: Table, report: Report): void {
  const columns = header?.children.length ?? 0;
  for (const row of rows) {
    const cells = row.children.length;
    if (cells <= columns) continue;
    const message = `The row has ${cells} cells, but the table has ${columns} columns: the others are not shown.`;
    const fix = 'Add columns to the header, or write `\\|` where the character belongs to the text.';
    report('pages/table', positionOf(row.children[columns]!), message, fix);
  }
}

const cellsOf = (line: string) =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;

/** A table whose delimiter row has other columns than its header stays text. */
function delimiterProblem(node: Paragraph, text: string, report: Report): void {
  const [header = '', delimiter = ''] = sourceOf(node, text).split(/\r?\n/);
  if (!header.includes('|') || !/^[\s>]*\|?(\s*:?-+:?\s*\|)*\s*:?-+:?\s*\|?\s*$/.test(delimiter)) return;
  if (!delimiter.includes('|')) return;
  const message = `This is no table: its header has ${cellsOf(header)} columns, the row below it ${cellsOf(delimiter)}.`;
  report('pages/table', positionOf(node), message, 'Write `---` once for each column of the header.');
}

/** Containers with a wrong name, without an end, or inside each other stay text. Follows Rspress's own parser. */
function containerProblems({ children }: Parent, report: Report): void {
  const rule = 'pages/container';
  const firstLineOf = (node: Nodes) =>
    node.type === 'paragraph' && node.children[0]?.type === 'text'
      ? node.children[0].value.split('\n')[0]!
      : '';
  const isEnd = (node: Nodes) => {
    const last = node.type === 'paragraph' ? node.children.at(-1) : undefined;
    return last?.type === 'text' && /:::$/.test(last.value);
  };
  for (let index = 0; index < children.length; index++) {
    const node = children[index] as Nodes;
    const line = firstLineOf(node);
    if (!/^\s*:::/.test(line)) continue;
    const [, name] = /^\s*:::\s*(\w+)/.exec(line) ?? [];
    if (name === undefined) {
      const fix = `Containers begin with \`:::tip\` or another name, end with \`:::\`, and have no others inside.`;
      report(rule, positionOf(node), `No container begins or ends with \`${line.trim()}\`.`, fix);
    } else if (!containers.includes(name)) {
      const fix = didYouMean(name, containers) ?? `Use one of ${containers.join(', ')}.`;
      report(rule, positionOf(node), `Rspress has no container \`:::${name}\`.`, fix);
      index += Math.max(
        0,
        children.slice(index).findIndex(child => isEnd(child as Nodes)),
      );
    } else {
      const length = children.slice(index).findIndex(child => isEnd(child as Nodes));
      if (length < 0) {
        const fix = 'Write `:::` on a line of its own after it, with an empty line before.';
        report(rule, positionOf(node), `The container \`:::${name}\` is not closed.`, fix);
        continue;
      }
      for (const inner of children.slice(index + 1, index + length + 1) as Nodes[]) {
        const [, innerName] = /^\s*:::\s*(\w+)/.exec(firstLineOf(inner)) ?? [];
        if (!innerName) continue;
        const message = `The container \`:::${innerName}\` is inside \`:::${name}\`, which ends with the first \`:::\`.`;
        report(rule, positionOf(inner), message, 'Close the first container before the second one.');
      }
      index += length;
    }
  }
}

/** React takes an object as style and functions as handlers, and throws on a text. */
function elementProblem({ name, attributes }: MdxJsxFlowElement | MdxJsxTextElement, report: Report): void {
  if (!name || !/^[a-z]/.test(name)) return;
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    const kind =
      attribute.name === 'style' ? 'object' : /^on[A-Z]/.test(attribute.name) ? 'function' : undefined;
    const position = attribute.position?.start;
    if (!kind || !position) continue;
    const example = kind === 'object' ? "style={{ color: 'red' }}" : `${attribute.name}={() => {}}`;
    const message = `The attribute \`${attribute.name}\` is a text, which React refuses.`;
    report('pages/component', position, message, `Write an ${kind}: \`${example}\`.`.replace('an f', 'a f'));
  }
}

/** Tabs are told apart by their values; without one, by their labels. */
function tabProblems({ children }: MdxJsxFlowElement | MdxJsxTextElement, report: Report): void {
  const names = new Set<string>();
  for (const tab of tabsIn(children as Nodes[])) {
    const [value, label] = ['value', 'label'].map(name => {
      const attribute = tab.attributes.find(each => each.type === 'mdxJsxAttribute' && each.name === name);
      return attribute?.value;
    });
    const name = value ?? label;
    if (typeof name !== 'string' || !name) continue;
    if (names.has(name))
      report(
        'pages/component',
        positionOf(tab),
        `Another tab of these has the ${value ? 'value' : 'label'} "${name}", too: the reader's choice is that tab.`,
        'Give each tab a `value` of its own.',
      );
    names.add(name);
  }
}

/** The tabs among some nodes; on lines of text, they are in a paragraph. */
function tabsIn(nodes: Nodes[]): (MdxJsxFlowElement | MdxJsxTextElement)[] {
  return nodes.flatMap(node => {
    if (node.type === 'paragraph') return tabsIn(node.children);
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    return isElement && node.name === 'Tab' ? [node] : [];
  });
}

/** Names besides those of JavaScript that code on a page can use. */
const pageNames = ['props', 'frontmatter', 'window', 'document', 'location', 'localStorage', 'require'];

/** Braces are JavaScript: a name that nothing defines, and an object, break the page. */
function expressionProblem(
  node: Nodes & { value: string; data?: { estree?: Program | null } },
  code: string,
  report: Report,
): void {
  const written = `{${node.value}}`;
  const fix = `Write \`\\${written.slice(0, -1)}\\}\` or a code span to show the braces.`;
  const found = (message: string, more = '') =>
    report('pages/expression', positionOf(node), message, `${fix}${more}`);
  if (node.value.trim() === '') found('Empty braces show nothing.');
  const [statement] = node.data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return;
  const { expression } = statement;
  // The title of a container: `:::tip{title="Text"}`.
  if (expression.type === 'AssignmentExpression') return;
  if (expression.type === 'ObjectExpression') found(`${written} is an object, which a page cannot show.`);
  const unknown = namesIn(expression).find(
    name => !(name in globalThis) && !pageNames.includes(name) && !new RegExp(`\\b${name}\\b`).test(code),
  );
  if (unknown)
    found(`${written} needs \`${unknown}\`, which the page neither imports nor defines.`, ' Or import it.');
}

/** Names that an expression reads. None for code with functions, which have names of their own. */
function namesIn(expression: Node): string[] {
  const names: string[] = [];
  let hasFunction = false;
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each);
      return;
    }
    const node = value as Node | null | undefined;
    if (typeof node?.type !== 'string') return;
    if (/Function/.test(node.type)) hasFunction = true;
    else if (node.type === 'Identifier') names.push(node.name);
    else if (node.type === 'MemberExpression')
      visit([node.object, node.computed ? node.property : undefined]);
    else if (node.type === 'Property') visit([node.value, node.computed ? node.key : undefined]);
    else if (!/^(JSX|Meta)/.test(node.type)) visit(Object.values(node));
  };
  visit(expression);
  return hasFunction ? [] : names;
}

const sourceOf = ({ position }: Nodes, text: string) =>
  text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
