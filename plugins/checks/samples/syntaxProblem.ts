/** Where and why a block does not parse; line and column from 1, inside the code. */
export interface SyntaxProblem {
  line: number;
  column: number;
  message: string;
}

/** What a parser throws, put by `explain` in terms of the block; undefined where the block parses. */
export function attempt(
  parse: () => unknown,
  explain: (error: unknown) => SyntaxProblem | undefined,
): SyntaxProblem | undefined {
  try {
    parse();
  } catch (error) {
    return (
      explain(error) ?? {
        line: 1,
        column: 1,
        message: error instanceof Error ? error.message : String(error),
      }
    );
  }
  return undefined;
}
