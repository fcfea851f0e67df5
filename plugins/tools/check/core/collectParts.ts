import GithubSlugger from 'github-slugger';
import type { Nodes, Parent, Root, TableCell } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Position } from '../../../../shared/frontmatter';
import { parseMeta } from './fence';
import { positionOf, textOf } from './nodes';
import { parseOptOut } from './optOuts';
import type { Page } from './page';
import { parseFacts } from './parseFacts';
import { rowsOf, sentencesOf } from './statements';

/** Walks the tree of a text in reading order and adds everything that the rules read to `page`. */
export function collectParts(tree: Root, text: string, page: Page): void {
  const slugger = new GithubSlugger();
  const definitions = definitionsIn(tree);
  const addProse = (text: string) => {
    page.prose[page.prose.length - 1] += text;
  };
  const visitAll = (nodes: readonly Nodes[]) => {
    for (const node of nodes) visit(node);
  };
  const visit = (node: Nodes): void => {
    const position = positionOf(node);
    const here = { ...position, section: page.headings.length - 1 };
    switch (node.type) {
      case 'heading': {
        const raw = textOf(node).trim();
        const explicit = /\s*\\?\{#([^}]*)\}/.exec(raw);
        const text = raw.replace(/\s*\\?\{#[^}]*\}/, '').trim();
        const hasContent = node.children.some(({ type }) => type !== 'text');
        const id = explicit?.[1] || slugger.slug(text);
        page.headings.push({ ...position, depth: node.depth, text, hasContent, id });
        page.prose.push(`${text}\n`);
        visitAll(node.children.filter(({ type }) => type === 'link' || type === 'image'));
        return;
      }
      case 'code': {
        const { lang, meta, value: code } = node;
        const attributes = parseMeta(meta ?? '');
        page.fences.push({ ...here, lang: lang ?? '', attributes, code, indent: position.column - 1 });
        return;
      }
      case 'link':
        page.links.push({ ...here, url: node.url });
        break;
      case 'linkReference':
        if (definitions.has(node.identifier))
          page.links.push({ ...here, url: definitions.get(node.identifier)! });
        break;
      case 'image':
        page.images.push({ ...here, url: node.url, alt: node.alt ?? '' });
        return;
      case 'imageReference':
        if (definitions.has(node.identifier))
          page.images.push({ ...here, url: definitions.get(node.identifier)!, alt: node.alt ?? '' });
        return;
      case 'table': {
        const columns = Math.max(...node.children.map(row => row.children.length));
        const empty = node.children[0]?.children.find(isEmptyCell);
        const emptyHeader = empty && { emptyHeader: positionOf(empty) };
        page.tables.push({ ...here, rows: node.children.length, columns, ...emptyHeader });
        page.statements.push(...rowsOf(node, here.section));
        break;
      }
      case 'paragraph':
        for (const match of textOf(node).matchAll(/^\s*:::\s*(\w+)/gm)) {
          page.containers.push({ ...here, name: match[1]! });
        }
        page.statements.push(...sentencesOf(node, here.section));
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        page.components.push({ ...here, name: node.name ?? '', ...attributesOf(node, text) });
        if (node.name !== 'OptionFacts') break;
        const before = page.fences.length;
        visitAll(node.children as Nodes[]);
        page.facts.push({ ...here, facts: parseFacts(node as Parent, page.fences.slice(before), before) });
        return;
      }
      case 'mdxjsEsm':
        page.code += `${node.value}\n`;
        page.imports.push(...importsOf(node));
        return;
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        const optOut = parseOptOut(node.value);
        if (optOut) page.optOuts.push({ ...position, ...optOut, lastLine: 0 });
        return;
      }
      case 'text':
        addProse(node.value);
        return;
      case 'inlineCode':
        addProse(`\`${node.value}\``);
        return;
    }
    if ('children' in node) visitAll(node.children as Nodes[]);
    if (node.type === 'paragraph' || node.type === 'tableRow' || node.type === 'listItem') addProse('\n');
    if (node.type === 'tableCell') addProse(' | ');
  };
  visit(tree);
}

/** Addresses of `[name]: address`, by name; of several, the first one counts. */
function definitionsIn(tree: Root): Map<string, string> {
  const definitions = new Map<string, string>();
  const visit = (node: Nodes): void => {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node.url);
    if ('children' in node) node.children.forEach(visit as (child: Nodes) => void);
  };
  visit(tree);
  return definitions;
}

function importsOf({ data }: MdxjsEsm): Page['imports'] {
  return (data?.estree?.body ?? []).flatMap(statement => {
    const source = 'source' in statement ? statement.source : undefined;
    if (typeof source?.value !== 'string') return [];
    const { line, column } = source.loc?.start ?? { line: 1, column: 0 };
    return [{ from: source.value, line, column: column + 1 }];
  });
}

function attributesOf(node: MdxJsxFlowElement | MdxJsxTextElement, text: string) {
  const attributes: Record<string, string> = {};
  const positions: Record<string, Position> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value, position } = attribute;
    attributes[name] = typeof value === 'string' ? value : (value?.value ?? '');
    positions[name] = position?.start ?? positionOf(node);
  }
  const written = node.attributes.flatMap(({ position }) => {
    if (!position) return [];
    const { line, column, offset } = position.start;
    return [{ line, column, text: text.slice(offset, position.end.offset) }];
  });
  return {
    attributes,
    positions,
    written,
    hasChildren: node.children.length > 0,
  };
}

function isEmptyCell(cell: TableCell): boolean {
  return textOf(cell).trim() === '' && !cell.children.some(({ type }) => type !== 'text' && type !== 'break');
}
