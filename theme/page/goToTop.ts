/** Scrolls to the top, where the focus follows. It is also copied as source. */
export function goToTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  document.getElementById('duet-start')?.focus({ preventScroll: true });
}
