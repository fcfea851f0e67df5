import type { Finding } from '../core/finding';
import { checkedFiles, type Example, languageOf } from './examples';
import type { Parser } from './parsers';
import { sampleError } from './sampleError';

/** Blocks in languages without types can be parsed. */
export function checkSyntax(
  examples: readonly Example[],
  parsers: Readonly<Record<string, Parser>>,
): Finding[] {
  return checkedFiles(examples).flatMap(file => {
    const problem = parsers[languageOf(file.fence)]?.(file.code, file);
    const fix = `Make the block valid ${file.fence.lang}.`;
    return problem ? [sampleError('samples/syntax', file.page, file.fence, { ...problem, fix })] : [];
  });
}
