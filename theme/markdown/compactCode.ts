import { merged, shortenTokens } from './codeTokens';
import { classesOf, type HtmlNode, removeProperties } from './html';

/** Marks that well-known transformers write as classes of a line. */
const lineMarks = {
  add: 'add',
  remove: 'remove',
  highlighted: '',
  focused: 'focus',
  error: 'error',
  warning: 'warning',
};

/**
 * Makes Shiki's tree small and free of `style` attributes, in place: colours
 * become classes, neighbours of one class become one token, white space and
 * plain code stand without an element. Lines keep theirs (`duet-line`, marks in
 * `data-mark`) only where a line is marked or numbered.
 * @param root what `codeToHast` made: root, `pre`, `code`, lines, tokens
 */
export function compactCode(root: HtmlNode): void {
  const pre = root.children?.find(node => node.tagName === 'pre');
  const code = pre?.children?.find(node => node.tagName === 'code');
  if (!pre || !code) return;
  removeProperties(pre, 'style');
  shortenTokens(code);
  const lines = new Set(code.children?.filter(isLine));
  for (const line of lines) markLine(line);
  quieten([...lines]);
  const isMarked = [...lines].some(line => line.properties?.['data-mark']);
  if (isMarked || pre.properties?.lineNumbers === true) return;
  code.children = merged(code.children!.flatMap(node => (lines.has(node) ? node.children! : [node])));
}

const isLine = (node: HtmlNode) => node.tagName === 'span' && classesOf(node).some(name => name === 'line');

/**
 * Marks the lines beside those in focus. A `:has()` in the style sheet would do
 * too, but browsers then restyle the whole page at every change anywhere on it.
 */
function quieten(lines: HtmlNode[]): void {
  const marks = lines.map(line => String(line.properties?.['data-mark'] ?? ''));
  const inFocus = marks.map(mark => mark.split(' ').includes('focus'));
  if (!inFocus.includes(true)) return;
  for (const [index, line] of lines.entries()) {
    if (!inFocus[index]) line.properties!['data-mark'] = `${marks[index]} quiet`.trim();
  }
}

/** Moves the marks of a line from its classes to `data-mark`. */
function markLine(line: HtmlNode): void {
  const names = classesOf(line);
  const own = String(line.properties?.['data-mark'] ?? '').split(' ');
  const given = names.flatMap(name => lineMarks[name as keyof typeof lineMarks] ?? []);
  const isHighlighted =
    names.includes('highlighted') && !names.some(name => name === 'error' || name === 'warning');
  const marks = [...new Set([...own, ...given, ...(isHighlighted ? ['highlight'] : [])])].filter(Boolean);
  removeProperties(line, 'class', 'className');
  line.properties!.class = 'duet-line';
  if (marks.length > 0) line.properties!['data-mark'] = marks.join(' ');
}
