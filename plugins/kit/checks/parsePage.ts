import { createHash } from 'node:crypto';
import GithubSlugger from 'github-slugger';
import type { Nodes, Parent, Root, TableCell } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Allow, FrontmatterEntry, Page, Place } from './page';
import { parseFacts } from './parseFacts';

/** Where a page stands. */
export interface PageIdentity {
  file: string;
  lang: string;
  route: string;
  fragment: boolean;
}

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();
const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();

/** Short hash of a text, for caches and fingerprints. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Reads a page into plain data with positions. Never throws: a broken page says so in `broken`. */
export function parsePage(source: string, identity: PageIdentity): Page {
  const { frontmatter, body, problem } = splitFrontmatter(source);
  const page: Page = {
    ...identity,
    hash: hashOf(source),
    frontmatter,
    headings: [],
    fences: [],
    links: [],
    images: [],
    tables: [],
    containers: [],
    components: [],
    facts: [],
    allows: [],
    prose: [''],
    ...(problem && { brokenFrontmatter: problem }),
  };
  let tree: Root;
  try {
    const processor = identity.file.endsWith('.mdx') ? mdx : markdown;
    // As Rspress does, so that `## Title {#id}` is not taken for an expression.
    tree = processor.parse(body.replace(/^(#{1,6} .*?[^\\\n])(\{#[^}\n]+\}[ \t]*)$/gm, '$1\\$2'));
  } catch (error) {
    const { line = 1, column = 1, reason = String(error) } = error as Partial<Place> & { reason?: string };
    page.broken = { line: line ?? 1, column: column ?? 1, message: reason };
    return page;
  }
  collect(tree, page);
  closeAllows(tree, page);
  return page;
}

/** Walks the tree in reading order and notes everything the rules look at. */
function collect(tree: Root, page: Page): void {
  const slugger = new GithubSlugger();
  const here = () => page.headings.length - 1;
  const say = (text: string) => {
    page.prose[page.prose.length - 1] += text;
  };
  const visit = (node: Nodes): void => {
    const at = placeOf(node);
    const spot = { ...at, section: here() };
    switch (node.type) {
      case 'heading': {
        const raw = textOf(node).trim();
        const explicit = /\s*\\?\{#([^}]*)\}/.exec(raw);
        const text = raw.replace(/\s*\\?\{#[^}]*\}/, '').trim();
        page.headings.push({ ...at, depth: node.depth, text, id: explicit?.[1] || slugger.slug(text) });
        page.prose.push('');
        say(`${text}\n`);
        for (const child of node.children) if (child.type !== 'text') visitInline(child);
        return;
      }
      case 'code': {
        const indent = Math.max(0, at.column - 1);
        const attributes = parseMeta(node.meta ?? '');
        page.fences.push({ ...spot, lang: node.lang ?? '', attributes, code: node.value, indent });
        return;
      }
      case 'link':
        page.links.push({ ...spot, url: node.url, text: textOf(node) });
        break;
      case 'image':
        page.images.push({ ...spot, url: node.url, alt: node.alt ?? '' });
        return;
      case 'table': {
        const columns = Math.max(...node.children.map(row => row.children.length));
        const empty = node.children[0]?.children.find(isEmptyCell);
        const emptyHeader = empty && { emptyHeader: placeOf(empty) };
        page.tables.push({ ...spot, rows: node.children.length, columns, ...emptyHeader });
        break;
      }
      case 'paragraph':
        for (const match of textOf(node).matchAll(/^\s*:::\s*(\w+)/gm)) {
          page.containers.push({ ...spot, name: match[1]! });
        }
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const attributes: Record<string, string> = {};
        const places: Record<string, Place> = {};
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute') continue;
          const { value } = attribute;
          attributes[attribute.name] = typeof value === 'string' ? value : (value?.value ?? '');
          places[attribute.name] = attribute.position ? attribute.position.start : at;
        }
        page.components.push({ ...spot, name: node.name ?? '', attributes, places });
        if (node.name !== 'OptionFacts') break;
        const before = page.fences.length;
        for (const child of node.children) visit(child as Nodes);
        page.facts.push({ ...spot, facts: parseFacts(node as Parent, page.fences.slice(before), before) });
        return;
      }
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        const allow = /^\/\*\s*duet-allow\s+([\w/*-]+)\s*(?::\s*([\s\S]*?))?\s*\*\/$/.exec(node.value.trim());
        if (allow) page.allows.push({ ...at, rule: allow[1]!, reason: allow[2] ?? '', lastLine: 0 });
        return;
      }
      case 'text':
        say(node.value);
        return;
      case 'inlineCode':
        say(`\`${node.value}\``);
        return;
      case 'mdxjsEsm':
        return;
    }
    if ('children' in node) for (const child of node.children) visit(child as Nodes);
    if (node.type === 'paragraph' || node.type === 'tableRow' || node.type === 'listItem') say('\n');
    if (node.type === 'tableCell') say(' | ');
  };
  const visitInline = (node: Nodes): void => {
    if (node.type === 'link' || node.type === 'image') visit(node);
  };
  visit(tree);
}

/** An opt-out covers the block after it; above the first heading it covers the page. */
function closeAllows(tree: Root, page: Page): void {
  const firstHeading = page.headings[0]?.line ?? 1;
  const blocks: Nodes[] = [];
  const gather = (parent: Parent) => {
    for (const child of parent.children) {
      blocks.push(child as Nodes);
      if ('children' in child && child.type !== 'paragraph') gather(child as Parent);
    }
  };
  gather(tree);
  for (const allow of page.allows) {
    const next = blocks.find(
      block => (block.position?.start.line ?? 0) > allow.line && !isAllow(block, page.allows),
    );
    allow.lastLine =
      allow.line < firstHeading ? Number.MAX_SAFE_INTEGER : (next?.position?.end.line ?? allow.line);
  }
}

function isAllow(node: Nodes, allows: readonly Allow[]): boolean {
  return node.type === 'mdxFlowExpression' && allows.some(({ line }) => line === node.position?.start.line);
}

function isEmptyCell(cell: TableCell): boolean {
  return textOf(cell).trim() === '' && !cell.children.some(({ type }) => type !== 'text' && type !== 'break');
}

/** All words below a node, code spans included. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(child => textOf(child as Nodes)).join('') : '';
}

export function placeOf(node: Nodes): Place {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { line, column };
}

/** Attributes of a fence: `key="value"`, `key='value'`, `key=value` or a bare `key`; `{1,3}` is skipped. */
export function parseMeta(meta: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  const pattern = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?|\{[^}]*\}/g;
  for (const [, key, double, single, bare] of meta.matchAll(pattern)) {
    if (key) attributes[key] = double ?? single ?? bare ?? '';
  }
  return attributes;
}

interface Split {
  frontmatter: FrontmatterEntry[];
  /** The rest of the page, on its own lines. */
  body: string;
  problem?: Page['brokenFrontmatter'];
}

function splitFrontmatter(source: string): Split {
  const match = /^---\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?=\r?\n|$)/.exec(source);
  if (!match) return { frontmatter: [], body: source };
  const body = match[0].replace(/[^\n]/g, '') + source.slice(match[0].length);
  const lines = new LineCounter();
  const { contents, errors } = parseDocument(match[1] ?? '', { lineCounter: lines });
  const [error] = errors;
  if (error) {
    const { line, col } = lines.linePos(error.pos[0]);
    const message = error.message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '');
    return { frontmatter: [], body, problem: { line: line + 1, column: col, message } };
  }
  if (!isMap(contents)) return { frontmatter: [], body };
  const frontmatter = contents.items.map(({ key, value }) => {
    const { line, col } = lines.linePos(isScalar(key) ? (key.range?.[0] ?? 0) : 0);
    // Lists and maps are only known to be there.
    return { key: String(key), value: isScalar(value) ? value.value : {}, line: line + 1, column: col };
  });
  return { frontmatter, body };
}
