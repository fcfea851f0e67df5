import { counted } from '../../../shared/counted';

/** Longest `llms.txt`, in characters: about 15,000 tokens. */
const longestList = 60_000;

/**
 * Splits a long `llms.txt`: each section becomes a list of its own, or several, and the first list links to them.
 * @param list the text of an `llms.txt`
 * @param address the address of the folder of `llms.txt`, with a final slash
 * @returns the text of each list by its path below that folder; `llms.txt` alone where it is short enough
 */
export function splitList(list: string, address: string, longest = longestList): Map<string, string> {
  if (list.length <= longest) return new Map([['llms.txt', list]]);
  const [head = '', ...sections] = list.split(/^(?=## )/m);
  const files = new Map<string, string>();
  const links = sections.flatMap((section, index) => {
    const [heading = '', ...lines] = section.split('\n');
    const title = heading.slice(3).trim();
    const entries = lines.filter(line => line.trim());
    const parts = partsOf(entries, longest - heading.length - 2);
    const name = `llms/${index + 1}-${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
    return parts.map((part, at) => {
      const path = `${name}${parts.length > 1 ? `-${at + 1}` : ''}.txt`;
      files.set(path, `${heading}\n\n${part.join('\n')}\n`);
      const number = parts.length > 1 ? `, part ${at + 1} of ${parts.length}` : '';
      return `- [${title}${number}](${address}${encodeURI(path)}): ${counted(part.length, 'pages')}`;
    });
  });
  return new Map([['llms.txt', `${head.trimEnd()}\n\n${links.join('\n')}\n`], ...files]);
}

/** Lines in groups of at most `longest` characters; a longer line has a group of its own. */
function partsOf(lines: readonly string[], longest: number): string[][] {
  const parts: string[][] = [[]];
  let length = 0;
  for (const line of lines) {
    if (length > 0 && length + line.length + 1 > longest) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)!.push(line);
    length += line.length + 1;
  }
  return parts;
}
