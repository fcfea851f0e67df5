/** The part of a syntax tree of HTML that we touch. */
export interface HtmlNode {
  type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: HtmlNode[];
  value?: string;
}

/** Token kinds of Shiki's theme of CSS variables, and their classes: short, since a page has thousands. */
const kinds: Record<string, string> = {
  constant: 't-n',
  string: 't-s',
  comment: 't-c',
  keyword: 't-k',
  parameter: 't-p',
  function: 't-f',
  'string-expression': 't-s',
  punctuation: 't-m',
  link: 't-l',
  deleted: 't-d',
  inserted: 't-a',
  // Plain code needs no colour of its own.
  foreground: '',
  background: '',
};

/** Letter styles that themes give besides colours. */
const letters: Record<string, string> = {
  'font-style:italic': 't-i',
  'font-weight:bold': 't-b',
  'text-decoration:underline': 't-u',
};

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
  tokensOf(code);
  const lines = new Set(code.children?.filter(isLine));
  for (const line of lines) markLine(line);
  const isMarked = [...lines].some(line => line.properties?.['data-mark']);
  if (isMarked || pre.properties?.lineNumbers === true) return;
  code.children = merged(code.children!.flatMap(node => (lines.has(node) ? node.children! : [node])));
}

/** Turns the tokens below `node` into their short form. */
function tokensOf(node: HtmlNode): void {
  for (const child of node.children ?? []) {
    tokensOf(child);
    const style = child.properties?.style;
    if (typeof style !== 'string') continue;
    const rest: string[] = [];
    const names = classesOf(child);
    for (const rule of style
      .split(';')
      .map(text => text.trim().replace(/:\s+/, ':'))
      .filter(Boolean)) {
      const kind = /^(?:background-)?color:var\(--shiki-(?:token-)?([\w-]+)\)$/.exec(rule)?.[1];
      const name = letters[rule] ?? (kind === undefined ? undefined : kinds[kind]);
      if (name === undefined) rest.push(rule);
      else if (name) names.push(name);
    }
    removeProperties(child, 'style', 'class', 'className');
    if (names.length > 0) child.properties!.class = names.join(' ');
    if (rest.length > 0) child.properties!.style = rest.join(';');
  }
  if (node.children) node.children = merged(node.children);
}

/** Joins neighbours that look the same; spans without any property dissolve. */
function merged(nodes: HtmlNode[]): HtmlNode[] {
  const result: HtmlNode[] = [];
  for (const node of nodes.flatMap(dissolved)) {
    const last = result.at(-1);
    const between = result.at(-2);
    if (last?.type === 'text' && node.type === 'text') last.value = `${last.value}${node.value}`;
    else if (last && tokenClass(node) && tokenClass(node) === tokenClass(last))
      last.children = merged([...last.children!, ...node.children!]);
    else if (
      between &&
      last?.type === 'text' &&
      /^[ \t]+$/.test(last.value!) &&
      tokenClass(node) &&
      tokenClass(node) === tokenClass(between)
    ) {
      // A blank between two words of one kind, as in a comment, belongs to both.
      between.children = merged([...between.children!, result.pop()!, ...node.children!]);
    } else result.push(node);
  }
  return result;
}

/** A plain span, or a span around white space alone, gives way to what it holds. */
function dissolved(node: HtmlNode): HtmlNode[] {
  if (node.tagName !== 'span') return [node];
  const isPlain = Object.keys(node.properties ?? {}).length === 0;
  const isBlank =
    tokenClass(node) !== '' &&
    (node.children ?? []).every(child => child.type === 'text' && child.value!.trim() === '');
  return isPlain || isBlank ? (node.children ?? []) : [node];
}

/** The classes of a token, or an empty string if the node is anything else. */
function tokenClass(node: HtmlNode): string {
  const { class: names, ...others } = node.properties ?? {};
  const isToken = node.tagName === 'span' && typeof names === 'string' && /^(t-\w\s?)+$/.test(names);
  return isToken && Object.keys(others).length === 0 ? names : '';
}

const isLine = (node: HtmlNode) => node.tagName === 'span' && classesOf(node).some(name => name === 'line');

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

function classesOf({ properties = {} }: HtmlNode): string[] {
  return [properties.class ?? properties.className ?? []]
    .flat()
    .flatMap(name => String(name).split(/\s+/))
    .filter(Boolean);
}

function removeProperties(node: HtmlNode, ...names: string[]): void {
  for (const name of names) delete node.properties?.[name];
}
