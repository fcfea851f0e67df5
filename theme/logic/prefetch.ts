/** The reader's line as `navigator.connection` describes it; not every browser does. */
export interface Line {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
  /** Estimated bandwidth in Mbit/s. */
  downlink?: number;
}

/** From this bandwidth on, in Mbit/s, pages are loaded for links that are merely in view. */
const fastMbits = 5;

/** Whose pages may be loaded before a click: no link's, those that the reader points at or focuses, or those in view too. */
export function prefetchLevel(line: Line | undefined, reducedData: boolean): 'none' | 'intent' | 'view' {
  const { saveData = false, effectiveType = '', downlink = 0 } = line ?? {};
  if (saveData || reducedData || effectiveType.endsWith('2g')) return 'none';
  return effectiveType === '4g' && downlink >= fastMbits ? 'view' : 'intent';
}
