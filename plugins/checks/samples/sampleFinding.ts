import { placeInFence } from '../core/fence';
import type { Finding } from '../core/finding';
import type { Fence } from '../core/page';

const optOut = 'nocheck="why" on the fence';

/** A finding at a line and column of a block's code; line 0 is the fence itself. */
export function sampleFinding(
  rule: string,
  page: string,
  fence: Fence,
  line: number,
  column: number,
  message: string,
  right: string,
  onFence = false,
): Finding {
  const place = onFence || line === 0 ? fence : placeInFence(fence, line, column);
  const file = fence.included && place !== fence ? fence.included : page;
  return { rule, severity: 'error', file, line: place.line, column: place.column, message, right, optOut };
}
