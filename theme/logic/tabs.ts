/**
 * The tab that a key leads to, as the ARIA pattern "Tabs" wants it: arrows go
 * round, Home and End go to the ends, disabled tabs are passed over.
 * @param key `KeyboardEvent.key`
 * @param current index of the tab that has the focus
 * @param disabled for each tab, whether it cannot be chosen
 * @param isRtl whether the line runs from right to left
 * @returns an index, or undefined for keys that are not ours
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

/**
 * The tab that is shown.
 * @param names what each tab is remembered by
 * @param chosen the remembered name; one that no tab has counts as no choice
 * @param fallback index of the tab that is shown without a choice
 */
export function activeTab(names: string[], chosen: string | null, fallback: number): number {
  const index = chosen === null ? -1 : names.indexOf(chosen);
  return index < 0 ? Math.min(Math.max(fallback, 0), names.length - 1) : index;
}
