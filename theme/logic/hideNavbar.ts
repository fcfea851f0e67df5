/**
 * Whether the navbar is hidden after scrolling: it hides when the reader scrolls down and
 * reappears when they scroll up.
 * @param hidden whether it is hidden now
 * @param before previous scroll position, in CSS pixels
 * @param now current scroll position, in CSS pixels; below 0 while a page bounces at its top
 * @param height height of the navbar in CSS pixels; it is always shown this near to the top
 */
export function hidesNavbar(hidden: boolean, before: number, now: number, height: number): boolean {
  if (now <= height) return false;
  return now === before ? hidden : now > before;
}
