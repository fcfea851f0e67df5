/** A part of a line: text, or text with a meaning. */
export type Inline =
  | string
  | { type: 'code'; text: string }
  | { type: 'strong' | 'em'; parts: Inline[] }
  | { type: 'link'; href: string; parts: Inline[] };

/** A block of an answer. */
export type Block =
  | { type: 'paragraph'; parts: Inline[] }
  | { type: 'list'; start: number | undefined; items: Inline[][] }
  | { type: 'code'; text: string };

/**
 * Reads the Markdown of an answer: paragraphs, lists, blocks of code, and in them code, emphasis and links. Everything
 * else, HTML too, is text. What is not closed yet, as in an answer that is still arriving, is text or code.
 */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let fence: { mark: string; lines: string[] } | undefined;
  let lines: string[] = [];
  let list: { start: number | undefined; items: string[] } | undefined;
  const end = () => {
    if (list) blocks.push({ type: 'list', start: list.start, items: list.items.map(inlinesOf) });
    if (lines.length > 0) blocks.push({ type: 'paragraph', parts: inlinesOf(lines.join('\n')) });
    list = undefined;
    lines = [];
  };
  for (const line of markdown.split(/\r?\n/)) {
    const text = line.trim();
    if (fence) {
      if (text.startsWith(fence.mark) && /^(`+|~+)$/.test(text)) {
        blocks.push({ type: 'code', text: fence.lines.join('\n') });
        fence = undefined;
      } else fence.lines.push(line);
      continue;
    }
    const [, mark] = /^(`{3,}|~{3,})[^`]*$/.exec(text) ?? [];
    const [, number, item] = /^(?:[-*+]|(\d{1,9})[.)])\s+(.*)$/.exec(text) ?? [];
    if (mark) {
      end();
      fence = { mark, lines: [] };
    } else if (item !== undefined) {
      const isOrdered = number !== undefined;
      if (!list || (list.start !== undefined) !== isOrdered) {
        end();
        list = { start: isOrdered ? Number(number) : undefined, items: [] };
      }
      list.items.push(item);
    } else if (text === '') {
      // A blank line between items does not end their list.
      if (!list) end();
    } else if (list && /^\s/.test(line)) {
      list.items[list.items.length - 1] += `\n${text}`;
    } else {
      if (list) end();
      const [, heading] = /^#{1,6}\s+(.*)$/.exec(text) ?? [];
      if (heading !== undefined) {
        end();
        blocks.push({ type: 'paragraph', parts: [{ type: 'strong', parts: inlinesOf(heading) }] });
      } else lines.push(text);
    }
  }
  end();
  if (fence) blocks.push({ type: 'code', text: fence.lines.join('\n') });
  return blocks;
}

/** Code, strong text, emphasis, a link: whichever begins first. */
const inline =
  /(`+)([^`]|[^`].*?[^`])\1(?!`)|\*\*([^\s*](?:[^*]*[^\s*])?)\*\*|\*([^\s*](?:[^*]*[^\s*])?)\*|\[([^\]]*)\]\(([^()\s]*)\)/s;

function inlinesOf(text: string): Inline[] {
  const parts: Inline[] = [];
  let rest = text;
  for (;;) {
    const match = inline.exec(rest);
    if (!match) break;
    const [all, , code, strong, em, label, href = ''] = match;
    if (match.index > 0) parts.push(rest.slice(0, match.index));
    if (code !== undefined) parts.push({ type: 'code', text: code });
    else if (strong !== undefined) parts.push({ type: 'strong', parts: inlinesOf(strong) });
    else if (em !== undefined) parts.push({ type: 'em', parts: inlinesOf(em) });
    else if (isSafe(href)) parts.push({ type: 'link', href, parts: [label || href] });
    else parts.push(label!);
    rest = rest.slice(match.index + all.length);
  }
  if (rest) parts.push(rest);
  return parts;
}

/** Whether an address leads to a page: of this site, or of the web. */
const isSafe = (href: string): boolean => /^(?:https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*|#\S*)$/i.test(href);
