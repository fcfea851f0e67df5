import type { DefaultTreeAdapterTypes } from 'parse5';
import { articleClass } from '../../../shared/rspressClasses';
import { escapeXml } from '../../../shared/xml';
import { type Element, elementsOf } from '../../shared/html';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements that are kept; others are replaced by their content. */
const kept = new Set(
  (
    'p h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tfoot tr th td blockquote pre code em strong ' +
    'b i del s sub sup kbd samp var abbr mark q cite small br hr img figure figcaption video audio source a time ' +
    'details summary'
  ).split(' '),
);

/** Elements that belong to the page, not to its text. */
const dropped = new Set(
  (
    'h1 script style template button input select textarea form nav svg noscript iframe canvas dialog object ' +
    'link meta'
  ).split(' '),
);
/** The button of a term (`pluginGlossary`): its text belongs to the sentence. */
const termClass = 'duet-term';
const empty = new Set(['br', 'hr', 'img', 'source']);
const inline = new Set(
  'a b i em strong code span del s sub sup kbd samp var abbr mark q cite small br img time'.split(' '),
);
const attributes = new Set(
  'href src alt title width height colspan rowspan start datetime controls poster lang dir open'.split(' '),
);
const addresses = new Set(['href', 'src', 'poster']);

/**
 * The article of a built page as HTML for feed readers: without buttons, heading anchors, classes and scripts;
 * every link and image with its full address. Undefined for a page that was not rendered at build.
 * @param url full address of the page
 */
export function articleHtml(html: string, url: string): string | undefined {
  for (const element of elementsOf(html)) {
    if (classesOf(element).includes(articleClass)) return written(element.childNodes, url, false).trim();
  }
  return undefined;
}

function written(nodes: Node[], url: string, verbatim: boolean): string {
  return nodes.map(node => write(node, url, verbatim)).join('');
}

function write(node: Node, url: string, verbatim: boolean): string {
  if (node.nodeName === '#text') {
    const { value } = node as DefaultTreeAdapterTypes.TextNode;
    return escapeXml(verbatim ? value : value.replace(/\s+/g, ' '));
  }
  if (!('tagName' in node) || isDecoration(node)) return '';
  if (dropped.has(node.tagName) && !classesOf(node).includes(termClass)) return '';
  const inner = written(node.childNodes, url, verbatim || node.tagName === 'pre');
  if (empty.has(node.tagName)) return `<${node.tagName}${writtenAttributes(node, url)}>`;
  if (!inner.trim()) return verbatim ? inner : '';
  if (kept.has(node.tagName))
    return `<${node.tagName}${writtenAttributes(node, url)}>${inner}</${node.tagName}>`;
  if (classesOf(node).some(name => /(^|[-_])callout$/.test(name))) return `<blockquote>${inner}</blockquote>`;
  // A box with one line of text becomes a paragraph, so that the line stays separate.
  const isLine = node.tagName === 'div' && node.childNodes.every(child => isInline(child));
  return isLine && !verbatim ? `<p>${inner.trim()}</p>` : inner;
}

function isInline(node: Node): boolean {
  return !('tagName' in node) || (inline.has(node.tagName) && node.childNodes.every(isInline));
}

/** Anchors of headings, decorative parts, and panels that are initially hidden. */
function isDecoration(node: Element): boolean {
  return (
    node.attrs.some(
      ({ name, value }) =>
        name === 'hidden' || (name === 'aria-hidden' && value === 'true') || name === 'popover',
    ) || classesOf(node).some(name => /header-anchor|-llms/.test(name))
  );
}

function writtenAttributes(node: Element, url: string): string {
  return node.attrs
    .filter(({ name }) => attributes.has(name))
    .map(({ name, value }) => {
      if (!addresses.has(name)) return ` ${name}="${escapeXml(value)}"`;
      const full = URL.canParse(value, url) ? new URL(value, url) : undefined;
      return full && /^(https?|mailto):$/.test(full.protocol) ? ` ${name}="${escapeXml(full.href)}"` : '';
    })
    .join('');
}

function classesOf(node: Element): string[] {
  return node.attrs.find(({ name }) => name === 'class')?.value.split(/\s+/) ?? [];
}
