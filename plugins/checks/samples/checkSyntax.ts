import type { Finding } from '../core/finding';
import { type Example, languageOf, optOutReason } from './examples';
import type { Parser } from './parsers';
import { sampleError } from './sampleError';

/** Blocks in languages without types can be parsed. */
export function checkSyntax(
  examples: readonly Example[],
  parsers: Readonly<Record<string, Parser>>,
): Finding[] {
  return examples.flatMap(({ page, files }) =>
    files.flatMap(file => {
      const problem =
        optOutReason(file.fence) === undefined && parsers[languageOf(file.fence)]?.(file.code, file);
      const fix = `Make the block valid ${file.fence.lang}.`;
      return problem ? [sampleError('samples/syntax', page, file.fence, { ...problem, fix })] : [];
    }),
  );
}
