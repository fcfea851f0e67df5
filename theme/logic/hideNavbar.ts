/**
 * Whether the navbar is out of sight, after a look at how far the page is scrolled
 * (it hides when the reader scrolls down and reappears when they scroll up).
 * @param hidden whether it is hidden now
 * @param before scroll position at the last look, in CSS pixels
 * @param now scroll position in CSS pixels; below 0 while a page bounces at its top
 * @param height height of the navbar in CSS pixels: there it always shows
 */
export function hidesNavbar(hidden: boolean, before: number, now: number, height: number): boolean {
  if (now <= height) return false;
  return now === before ? hidden : now > before;
}
