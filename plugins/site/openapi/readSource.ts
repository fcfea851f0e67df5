import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** Line of the key at a path, or of the nearest one above it. */
export type LineOf = (path: readonly string[]) => number;

/** Reads YAML or JSON. */
export function readSource(source: string): {
  data: unknown;
  lineOf: LineOf;
  mistake?: { line: number; problem: string };
} {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, merge: true });
  const lineOf: LineOf = path => {
    let node: unknown = document.contents;
    let offset = document.contents?.range?.[0] ?? 0;
    for (const name of path) {
      const pair = isMap(node)
        ? node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === name)
        : undefined;
      const item = isSeq(node) ? node.items[Number(name)] : undefined;
      const start = ((pair?.key ?? item) as Node | undefined)?.range?.[0];
      if (start === undefined) break;
      offset = start;
      node = pair ? pair.value : item;
    }
    return lines.linePos(offset).line;
  };
  const [error] = document.errors;
  // References to anchors of YAML are the document's own, so there is no limit.
  if (!error) return { data: document.toJS({ maxAliasCount: -1 }) as unknown, lineOf };
  const reason = error.message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '');
  return {
    data: undefined,
    lineOf,
    mistake: { line: lines.linePos(error.pos[0]).line, problem: `not valid YAML or JSON: ${reason}` },
  };
}
