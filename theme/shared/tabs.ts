/**
 * The tab that a key (`KeyboardEvent.key`) moves to, as in the ARIA pattern "Tabs"; undefined for other
 * keys. Arrows wrap around and disabled tabs are skipped.
 */
export function nextTab(
  key: string,
  current: number,
  disabled: boolean[],
  isRtl = false,
): number | undefined {
  const count = disabled.length;
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const starts: Record<string, [from: number, step: number]> = {
    [forward]: [current + 1, 1],
    [backward]: [current - 1, -1],
    Home: [0, 1],
    End: [count - 1, -1],
  };
  const start = starts[key];
  if (!start) return undefined;
  for (let tries = 0; tries < count; tries++) {
    const index = (((start[0] + start[1] * tries) % count) + count) % count;
    if (!disabled[index]) return index;
  }
  return undefined;
}
