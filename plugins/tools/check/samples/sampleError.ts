import type { Position } from '../../../../shared/frontmatter';
import { positionInFence } from '../core/fence';
import { type Finding, pageError } from '../core/finding';
import type { Fence } from '../core/page';

/** Where and why a block does not parse; both from 1, inside the code. */
export type SyntaxProblem = Position & { message: string };

/** What is wrong with a block and how to fix it. Without a line, the problem is that of the fence itself. */
export interface SampleProblem extends Partial<SyntaxProblem> {
  message: string;
  fix: string;
}

/** An error in a block, reported in the file that the code comes from. */
export function sampleError(
  rule: string,
  page: { file: string },
  fence: Fence,
  { line, column = 1, message, fix }: SampleProblem,
): Finding {
  const position = line === undefined ? fence : positionInFence(fence, line, column);
  const file = (line !== undefined && fence.included) || page.file;
  return { ...pageError(rule, { file }, position, message, fix), optOut: 'nocheck="why" on the fence' };
}
