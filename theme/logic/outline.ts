/** Where a heading is in the window, in CSS pixels. */
export interface HeadingPlace {
  id: string;
  /** Distance of its upper edge from the window's; Infinity when it is not on the page. */
  top: number;
}

/** The headings at the reading position. */
export interface ReadingPlace {
  /** Heading that the outline marks: the first one in view, else the last one passed. */
  active?: string;
  /** Last heading that has passed under the sticky bars. */
  passed?: string;
}

/** Interval at which the headings are measured while scrolling, in milliseconds. */
export const outlineThrottleMs = 100;

/** Tolerance in CSS pixels: after a jump to a hash, its heading is at the edge, but for rounding. */
const slack = 5;

/** The heading in view and the one just passed, for headings in order, the lower edge of the bars and the window's height. */
export function readingPlace(places: readonly HeadingPlace[], edge: number, height: number): ReadingPlace {
  const passed = places.findLast(({ top }) => top < edge - slack)?.id;
  const inView = places.find(({ top }) => top >= edge - slack && top <= height)?.id;
  return { active: inView ?? passed, passed };
}
