import { END, Endless, PatternReader, START } from './patternReader';

/** One string that a pattern can match. */
export interface Literal {
  text: string;
  /** Whether it must stand at the beginning of the path. */
  start: boolean;
}

/**
 * The strings that a regular expression matches, if they are a finite list:
 * characters, alternatives, groups, optional parts, small classes.
 * @param pattern a valid regular expression
 * @returns undefined for patterns such as `.*` that match endlessly many
 */
export function literalsOf(pattern: string): Literal[] | undefined {
  try {
    return stringsOf(new PatternReader(pattern, false));
  } catch (error) {
    if (error instanceof Endless) return undefined;
    throw error;
  }
}

/** One string that the pattern matches, endless parts taken once; undefined where none can be guessed. */
export function sampleOf(pattern: string): string | undefined {
  try {
    const found = stringsOf(new PatternReader(pattern, true)).find(({ text }) =>
      new RegExp(pattern).test(text),
    );
    return found?.text;
  } catch {
    return undefined;
  }
}

function stringsOf(reader: PatternReader): Literal[] {
  const found = new Map<string, Literal>();
  for (const marked of reader.alternatives()) {
    const start = marked.startsWith(START);
    const text = marked.slice(start ? 1 : 0, marked.endsWith(END) ? -1 : undefined);
    // An anchor in the middle can never match.
    if (text && !text.includes(START) && !text.includes(END)) found.set(marked, { text, start });
  }
  return [...found.values()];
}
