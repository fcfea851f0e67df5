/** Index of the tab that is selected at first: the one with the name `value`, else the one closest to `index`. */
export function initialTab(names: readonly string[], value: string | undefined, index: number): number {
  const named = value === undefined ? -1 : names.indexOf(value);
  return named < 0 ? Math.min(Math.max(index, 0), names.length - 1) : named;
}
