import { END, PatternReader, START, UnlimitedPattern } from './patternReader';

/** One string that a pattern can match. */
export interface Expansion {
  text: string;
  /** Whether it matches only at the beginning of the path. */
  start: boolean;
}

/**
 * The strings that a regular expression matches, if they are a finite list:
 * characters, alternatives, groups, optional parts, small classes.
 * @param pattern a valid regular expression
 * @returns undefined for patterns such as `.*` that match an unlimited number of strings
 */
export function expandPattern(pattern: string): Expansion[] | undefined {
  try {
    return stringsOf(new PatternReader(pattern, false));
  } catch (error) {
    if (error instanceof UnlimitedPattern) return undefined;
    throw error;
  }
}

/** One string that the pattern matches, unlimited parts taken once; undefined where none is found. */
export function exampleOf(pattern: string): string | undefined {
  try {
    const found = stringsOf(new PatternReader(pattern, true)).find(({ text }) =>
      new RegExp(pattern).test(text),
    );
    return found?.text;
  } catch {
    return undefined;
  }
}

function stringsOf(reader: PatternReader): Expansion[] {
  const found = new Map<string, Expansion>();
  for (const marked of reader.alternatives()) {
    const start = marked.startsWith(START);
    const text = marked.slice(start ? 1 : 0, marked.endsWith(END) ? -1 : undefined);
    // An anchor in the middle never matches.
    if (text && !text.includes(START) && !text.includes(END)) found.set(marked, { text, start });
  }
  return [...found.values()];
}
