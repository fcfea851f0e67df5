/**
 * Whether the navbar hides at scroll position `now` after `before`, in CSS pixels: when the reader scrolls
 * down, but never within its height of the top (or above, while a page bounces).
 */
export function hidesNavbar(hidden: boolean, before: number, now: number, height: number): boolean {
  if (now <= height) return false;
  return now === before ? hidden : now > before;
}
