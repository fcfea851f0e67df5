import type { Finding } from '../core/finding';
import { type Example, languageOf } from './examples';
import { createParsers } from './parse';
import { sampleFinding } from './sampleFinding';
import type { SyntaxProblem } from './syntaxProblem';

/** Code in languages without types can be parsed. */
export function checkSyntax(examples: readonly Example[], folder: string): Finding[] {
  const parsers = createParsers(folder);
  return examples.flatMap(({ page, files }) =>
    files.flatMap(file => {
      const parse = parsers[languageOf(file.fence)];
      if (!parse || file.fence.attributes.nocheck !== undefined) return [];
      let problem: SyntaxProblem | undefined;
      try {
        problem = parse(file.code, file);
      } catch (error) {
        problem = {
          line: 1,
          column: 1,
          message: `Cannot be parsed: ${(error as Error).message.split('\n')[0]}`,
        };
      }
      if (!problem) return [];
      const right = `The block is valid ${file.fence.lang}.`;
      return [
        sampleFinding(
          'samples/syntax',
          page.file,
          file.fence,
          problem.line,
          problem.column,
          problem.message,
          right,
        ),
      ];
    }),
  );
}
