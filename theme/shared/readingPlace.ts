/** Where a heading is in the window, in CSS pixels. */
export interface HeadingPlace {
  id: string;
  /** Distance of its upper edge from the window's; Infinity when it is not on the page. */
  top: number;
}

/**
 * Ids of the heading to mark (the first in view, else the last passed) and of the last one under the sticky bars.
 * It is also copied as source.
 */
export function readingPlace(places: readonly HeadingPlace[], edge: number, height: number) {
  // Tolerance in CSS pixels: after a jump to a hash, its heading is at the edge, but for rounding.
  const slack = 5;
  const passed = places.findLast(({ top }) => top < edge - slack)?.id;
  const inView = places.find(({ top }) => top >= edge - slack && top <= height)?.id;
  return { active: inView ?? passed, passed };
}
