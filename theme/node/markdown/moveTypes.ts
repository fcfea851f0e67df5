import type { Taken } from '../../shared/code/codeMarks';

/** What Twoslash found in a sample: types and messages with their places, lines and characters counted from 0. */
interface Types {
  nodes: { start: number; line: number; character: number }[];
}

/** One sample is highlighted several times, and Twoslash may return what it found the first time. */
const moved = new WeakSet<Types>();

/**
 * Gives the types that Twoslash noted in a sample with marks the places that they have without marks. Without it,
 * Twoslash looks for a type below a mark in another line, and the build fails.
 */
export function moveTypes({ twoslash: types }: { twoslash?: Types }, { code, left }: Taken): void {
  if (!types || !left || moved.has(types)) return;
  moved.add(types);
  const starts = [0];
  for (const line of code.split('\n')) starts.push(starts.at(-1)! + line.length + 1);
  types.nodes = types.nodes.flatMap(node => {
    const line = left.indexOf(node.line);
    return line < 0 ? [] : [{ ...node, line, start: starts[line]! + node.character }];
  });
}
