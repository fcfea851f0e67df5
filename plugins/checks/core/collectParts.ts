import GithubSlugger from 'github-slugger';
import type { Nodes, Parent, Root, TableCell } from 'mdast';
import { allowOf } from './allows';
import { parseMeta } from './fence';
import { placeOf, textOf } from './nodes';
import type { Page } from './page';
import { parseFacts } from './parseFacts';
import type { Place } from './place';

/** Walks the tree in reading order and notes everything the rules look at. */
export function collectParts(tree: Root, page: Page): void {
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
        const allow = allowOf(node.value);
        if (allow) page.allows.push({ ...at, ...allow, lastLine: 0 });
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

function isEmptyCell(cell: TableCell): boolean {
  return textOf(cell).trim() === '' && !cell.children.some(({ type }) => type !== 'text' && type !== 'break');
}
