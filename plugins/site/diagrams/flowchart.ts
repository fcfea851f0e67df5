import { DiagramProblem } from './problem';

/** Openings of a node's label with their ends, the longer ones first. */
const shapes: readonly [open: string, ends: readonly string[]][] = [
  ['(((', [')))']],
  ['([', ['])']],
  ['((', ['))']],
  ['[[', [']]']],
  ['[(', [')]']],
  ['[/', ['\\]', '/]']],
  ['[\\', ['/]', '\\]']],
  ['{{', ['}}']],
  ['>', [']']],
  ['[', [']']],
  ['(', [')']],
  ['{', ['}']],
];
/** Lines that are passed on as they are. */
const settings =
  /^(subgraph(\s+.+)?|end|direction\s+(TD|TB|LR|BT|RL)|(classDef|class|style|linkStyle)\s+\S+\s+\S.*)$/;
const arrow = /^(<)?(-{2,}[->]|={2,}[=>]|-\.+->?)(?:\s*\|\s*("[^"]*"|[^|]*)\s*\|)?/;
const arrowWithText = /^(<)?(--|==|-\.)\s*([^-=.>\s].*?)\s*(-{2,}[->]|={2,}[=>]|\.+->?)/;
/** The arrows that the drawing library knows, with and without a head, by a character of those in the source. */
const drawnLines: Record<string, readonly [withHead: string, plain: string]> = {
  '.': ['-.->', '-.-'],
  '=': ['==>', '==='],
  '-': ['-->', '---'],
};
/** Characters of labels that the drawing library takes for syntax; they travel as others, of which no text has any. */
const special = '[](){}|"';

/** A label as the drawing library may read it. */
const hidden = (text: string) =>
  text.replace(/[[\](){}|"]/g, character => String.fromCharCode(0xe000 + special.indexOf(character)));

/** The drawing with the characters that its labels had. */
export const shown = (svg: string) =>
  svg.replace(/[\ue000-\ue007]/g, code => special[code.charCodeAt(0) - 0xe000]!.replace('"', '&quot;'));

/**
 * The lines of a flowchart in the one form that the drawing library reads: names of ASCII letters, quoted labels,
 * and spaces around arrows. Lines keep their numbers.
 * @throws DiagramProblem for a line that is no statement
 */
export function plainFlowchart(lines: readonly string[]): string[] {
  const names = new Map<string, string>();
  const nameOf = (id: string) => {
    if (/^\w+$/.test(id)) return id;
    if (!names.has(id)) names.set(id, `duet_${names.size}`);
    return names.get(id)!;
  };
  const written = new Set<string>();
  let depth = 0;
  const result = lines.map((line, index) => {
    const text = line.trim().replace(/;+$/, '');
    if (index === 0) {
      const [, header = '', statements = ''] = /^([^;]*);*\s*(.*)$/.exec(text)!;
      const plain = header.replace(/^(graph|flowchart)\s*$/i, 'flowchart TD').trim();
      return statements ? `${plain}\n${edges(statements, index, nameOf, written)}` : plain;
    }
    if (text === '' || text.startsWith('%%')) return '';
    if (text.startsWith('subgraph')) depth += 1;
    if (text === 'end') depth -= 1;
    if (depth < 0) throw new DiagramProblem(index, '`end` without a `subgraph` before it');
    return settings.test(text) ? text : edges(text, index, nameOf, written);
  });
  if (depth > 0) throw new DiagramProblem(lines.length - 1, 'a `subgraph` has no `end`');
  return result;
}

/** A line of nodes and arrows, read from left to right; a semicolon begins the next statement. */
function edges(line: string, index: number, nameOf: (id: string) => string, written: Set<string>): string {
  let rest = line;
  let result = '';
  const take = (length: number) => {
    rest = rest.slice(length).trimStart();
  };
  const fail = (message: string) => new DiagramProblem(index, `${message} in "${line}"`);
  const node = () => {
    const id = /^[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*/u.exec(rest)?.[0];
    if (!id)
      throw fail(rest ? `expected the name of a node before "${rest}"` : 'expected a node after the arrow');
    rest = rest.slice(id.length);
    const name = nameOf(id);
    const shape = shapes.find(([open]) => rest.startsWith(open));
    // A name that the library does not read needs its text as a label.
    let label = name === id || written.has(id) ? '' : `["${hidden(id)}"]`;
    if (shape) {
      const [open, ends] = shape;
      const [text, end] = labelOf(rest.slice(open.length), ends, () =>
        fail(`the label of "${id}" has no closing "${ends[0]}"`),
      );
      rest = rest.slice(open.length + text.length + end.length);
      // A parallelogram is not known.
      const isSlanted = open[1] === end[0] && /[/\\]/.test(end[0]!);
      label = `${isSlanted ? '[' : open}"${labelText(text)}"${isSlanted ? ']' : end}`;
    }
    written.add(id);
    const className = /^:::[\w-]+/.exec(rest)?.[0] ?? '';
    take(className.length);
    return name + label + className;
  };
  const nodes = () => {
    result += node();
    while (rest.startsWith('&')) {
      take(1);
      result += ` & ${node()}`;
    }
  };
  rest = rest.trimStart();
  nodes();
  while (rest) {
    if (rest.startsWith(';')) {
      take(1);
      result += '\n';
      nodes();
      continue;
    }
    const plain = arrow.exec(rest);
    const withText = plain ? null : arrowWithText.exec(rest);
    const [all, start = ''] = plain ?? withText ?? [];
    if (!all) throw fail(`expected an arrow such as \`-->\` before "${rest}"`);
    const [operator, text] = plain ? [plain[2]!, plain[3]] : [withText![2]! + withText![4]!, withText![3]];
    const [withHead, withoutHead] =
      drawnLines[['.', '='].find(character => operator.includes(character)) ?? '-']!;
    const drawn = operator.endsWith('>') ? withHead : withoutHead;
    result += ` ${start}${drawn}${text?.trim() ? `|${labelText(text)}|` : ''} `;
    take(all.length);
    nodes();
  }
  return result;
}

/** The text up to the end of a label, and that end. */
function labelOf(rest: string, ends: readonly string[], fail: () => Error): [text: string, end: string] {
  const quoted = /^\s*"[^"]*"\s*/.exec(rest)?.[0] ?? '';
  const first = ends
    .map(end => ({ end, at: rest.indexOf(end, quoted.length) }))
    .filter(({ at }) => (quoted ? at === quoted.length : at > 0))
    .sort((a, b) => a.at - b.at)[0];
  if (!first) throw fail();
  return [rest.slice(0, first.at), first.end];
}

/** A label without its quotes and with the characters that Mermaid writes as `#quot;` or `#35;`. */
function labelText(text: string): string {
  const plain = text
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replace(/^`(.*)`$/s, '$1')
    .replace(/#(\d+|quot|amp|lt|gt);/g, (_, name: string) =>
      /\d/.test(name) ? String.fromCodePoint(Number(name)) : { quot: '"', amp: '&', lt: '<', gt: '>' }[name]!,
    );
  return hidden(plain);
}
