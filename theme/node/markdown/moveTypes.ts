import { takeMarks } from '../../shared/code/codeMarks';

/** What Twoslash found in a sample: types and messages with their places, lines and characters counted from 0. */
interface Types {
  nodes: { start: number; line: number; character: number }[];
}

/** A transformer of Shiki that takes marks out of samples, in the part that is needed here. */
interface Transformer<Context> {
  preprocess(this: Context, source: string): string;
}

/**
 * Moves the types that Twoslash has noted in a sample before the marks were taken out of it. Without it, Twoslash looks
 * for a type below a mark in another line, and the build fails.
 */
export function withMovedTypes<Context extends { meta: object }, T extends Transformer<Context>>(
  transformer: T & Transformer<Context>,
): T {
  // One sample is highlighted several times, and Twoslash may return what it found the first time.
  const moved = new WeakSet<Types>();
  return {
    ...transformer,
    preprocess(this: Context, source: string) {
      const { twoslash } = this.meta as { twoslash?: Types };
      if (twoslash && !moved.has(twoslash)) {
        moveTypes(twoslash, source);
        moved.add(twoslash);
      }
      return transformer.preprocess.call(this, source);
    },
  };
}

/** Gives what was found the places that it has without marks. */
export function moveTypes(types: Types, source: string): void {
  const { code, left } = takeMarks(source);
  if (!left) return;
  const starts = [0];
  for (const line of code.split('\n')) starts.push(starts.at(-1)! + line.length + 1);
  types.nodes = types.nodes.flatMap(node => {
    const line = left.indexOf(node.line);
    return line < 0 ? [] : [{ ...node, line, start: starts[line]! + node.character }];
  });
}
