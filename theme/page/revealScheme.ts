/** Reveals a change of the colour scheme in a circle that grows from the toggle. It is copied as source. */
export function revealScheme(
  paint: () => void,
  button: Element,
  { detail, clientX, clientY }: MouseEvent,
): void {
  const root = document.documentElement;
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    paint();
    return;
  }
  const { x, y, width, height } = button.getBoundingClientRect();
  // A key press has no position.
  root.style.setProperty('--duet-reveal-x', `${detail ? clientX : x + width / 2}px`);
  root.style.setProperty('--duet-reveal-y', `${detail ? clientY : y + height / 2}px`);
  // A press during a reveal starts another one, which skips it; the newest one clears the mark.
  const mark = String(Number(root.dataset.duetReveal ?? 0) + 1);
  root.dataset.duetReveal = mark;
  const transition = document.startViewTransition(paint);
  transition.ready.catch(() => {});
  transition.finished.finally(() => {
    if (root.dataset.duetReveal === mark) delete root.dataset.duetReveal;
  });
}
