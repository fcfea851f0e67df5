import { classesOf, type HtmlNode, removeProperties } from '../html';

/** Token kinds of Shiki's CSS variables theme and their classes, which are short because a page has thousands. */
const kinds: Record<string, string> = {
  constant: 't-n',
  string: 't-s',
  comment: 't-c',
  keyword: 't-k',
  parameter: 't-p',
  function: 't-f',
  'string-expression': 't-e',
  punctuation: 't-m',
  link: 't-l',
  deleted: 't-d',
  inserted: 't-a',
  // Plain code needs no colour of its own.
  foreground: '',
  background: '',
};

/** Font styles that themes set in addition to colours. */
const fontStyles: Record<string, string> = {
  'font-style:italic': 't-i',
  'font-weight:bold': 't-b',
  'text-decoration:underline': 't-u',
};

/** Shortens the tokens below `node` in place: colours become classes, adjacent tokens of one class become one. */
export function shortenTokens(node: HtmlNode): void {
  for (const child of node.children ?? []) {
    shortenTokens(child);
    const style = child.properties?.style;
    if (typeof style !== 'string') continue;
    const rest: string[] = [];
    const names = classesOf(child);
    for (const rule of style
      .split(';')
      .map(text => text.trim().replace(/:\s+/, ':'))
      .filter(Boolean)) {
      const kind = /^(?:background-)?color:var\(--shiki-(?:token-)?([\w-]+)\)$/.exec(rule)?.[1];
      const name = fontStyles[rule] ?? (kind === undefined ? undefined : kinds[kind]);
      if (name === undefined) rest.push(rule);
      else if (name) names.push(name);
    }
    removeProperties(child, 'style', 'class', 'className');
    if (names.length > 0) child.properties!.class = names.join(' ');
    if (rest.length > 0) child.properties!.style = rest.join(';');
  }
  if (node.children) node.children = merged(node.children);
}

/** Joins adjacent tokens of one class, and unwraps spans without properties. */
export function merged(nodes: HtmlNode[]): HtmlNode[] {
  const result: HtmlNode[] = [];
  for (const node of nodes.flatMap(unwrapped)) {
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
      // Whitespace between two tokens of one kind, as in a comment, joins them.
      between.children = merged([...between.children!, result.pop()!, ...node.children!]);
    } else result.push(node);
  }
  return result;
}

/** The children of a span that has no properties or only whitespace; any other node itself. */
function unwrapped(node: HtmlNode): HtmlNode[] {
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
