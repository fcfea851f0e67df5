import { parse } from 'parse5';

/** A heading of a page with the id that its address has. */
export interface PageHeading {
  id: string;
  text: string;
}

interface HtmlNode {
  nodeName: string;
  tagName?: string;
  value?: string;
  attrs?: { name: string; value: string }[];
  childNodes?: HtmlNode[];
}

/** The headings of a page below its title that can be linked to, in order. */
export function headingsOf(html: string): PageHeading[] {
  const headings: PageHeading[] = [];
  const walk = (node: HtmlNode) => {
    const id = node.attrs?.find(({ name }) => name === 'id')?.value;
    if (/^h[2-6]$/.test(node.tagName ?? '') && id) headings.push({ id, text: textOf(node).trim() });
    for (const child of node.childNodes ?? []) walk(child);
  };
  walk(parse(html) as unknown as HtmlNode);
  return headings;
}

const textOf = (node: HtmlNode): string => node.value ?? (node.childNodes ?? []).map(textOf).join('');

/** The section of a Markdown text whose heading has a text, up to the next heading that is not below it. */
export function sectionOf(markdown: string, heading: string): string | undefined {
  const lines = markdown.split('\n');
  let fence = '';
  let from = -1;
  let depth = 0;
  for (const [index, line] of lines.entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    if (fence ? mark.startsWith(fence) : mark) fence = fence ? '' : mark;
    if (fence) continue;
    const [, marks = '', text = ''] = /^(#{1,6}) (.*)$/.exec(line) ?? [];
    if (!marks) continue;
    if (from >= 0 && marks.length <= depth) return lines.slice(from, index).join('\n').trim();
    if (from < 0 && letters(text) === letters(heading)) [from, depth] = [index, marks.length];
  }
  return from < 0 ? undefined : lines.slice(from).join('\n').trim();
}

/** A text by its letters and digits: all else may be Markdown's own. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
