import { classesOf, type HtmlNode, removeProperties } from '../html';
import { merged, shortenTokens } from './codeTokens';

/** Marks that common transformers write as classes of a line. */
const lineMarks = {
  add: 'add',
  remove: 'remove',
  highlighted: '',
  focused: 'focus',
  error: 'error',
  warning: 'warning',
};

/**
 * Compacts Shiki's tree in place: colours become classes, adjacent tokens one element. Lines keep theirs
 * (`duet-line`, `data-mark`) only if a line is marked or numbered.
 */
export function compactCode(root: HtmlNode): void {
  const pre = root.children?.find(node => node.tagName === 'pre');
  const code = pre?.children?.find(node => node.tagName === 'code');
  if (!pre || !code) return;
  removeProperties(pre, 'style');
  shortenTokens(code);
  const lines = new Set(code.children?.filter(isLine));
  for (const line of lines) markLine(line);
  dimOthers([...lines]);
  const isMarked = [...lines].some(line => line.properties?.['data-mark']);
  if (isMarked || pre.properties?.lineNumbers === true) return;
  code.children = merged(code.children!.flatMap(node => (lines.has(node) ? node.children! : [node])));
}

const isLine = (node: HtmlNode) => node.tagName === 'span' && classesOf(node).some(name => name === 'line');

/** Marks the lines out of focus: with `:has()`, browsers would restyle the whole page at every change. */
function dimOthers(lines: HtmlNode[]): void {
  const marks = lines.map(line => String(line.properties?.['data-mark'] ?? ''));
  const inFocus = marks.map(mark => mark.split(' ').includes('focus'));
  if (!inFocus.includes(true)) return;
  for (const [index, line] of lines.entries()) {
    if (!inFocus[index]) line.properties!['data-mark'] = `${marks[index]} dimmed`.trim();
  }
}

/** Moves the marks of a line from its classes to `data-mark`. */
function markLine(line: HtmlNode): void {
  const names = classesOf(line);
  const existing = String(line.properties?.['data-mark'] ?? '').split(' ');
  const given = names.flatMap(name => lineMarks[name as keyof typeof lineMarks] ?? []);
  const isHighlighted =
    names.includes('highlighted') && !names.some(name => name === 'error' || name === 'warning');
  const marks = [...new Set([...existing, ...given, ...(isHighlighted ? ['highlight'] : [])])].filter(
    Boolean,
  );
  removeProperties(line, 'class', 'className');
  line.properties!.class = 'duet-line';
  if (marks.length > 0) line.properties!['data-mark'] = marks.join(' ');
}
