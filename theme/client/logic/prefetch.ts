/** The reader's connection as `navigator.connection` describes it; not every browser does. */
export interface Connection {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
  /** Estimated bandwidth in Mbit/s. */
  downlink?: number;
}

/** From this bandwidth on, in Mbit/s, pages are loaded for links that are merely in view. */
const fastMbits = 5;

/** Which links load their page before a click: none, those that the reader points at or focuses, or also those in view. */
export function prefetchLevel(
  connection: Connection | undefined,
  reducedData: boolean,
): 'none' | 'intent' | 'view' {
  const { saveData = false, effectiveType = '', downlink = 0 } = connection ?? {};
  if (saveData || reducedData || effectiveType.endsWith('2g')) return 'none';
  return effectiveType === '4g' && downlink >= fastMbits ? 'view' : 'intent';
}
