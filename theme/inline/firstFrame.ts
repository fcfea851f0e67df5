/**
 * Leaves what is below the first screen of a narrow window out of the first frame (styles/first-frame.css),
 * which the reader sees earlier for it: layout is most of its cost. Not where the reader may start further
 * down. Its source is in the page.
 */
export function firstFrame(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') return;
  const { dataset } = document.documentElement;
  dataset.duetFirstFrame = '';
  const showAll = () => {
    delete dataset.duetFirstFrame;
  };
  requestAnimationFrame(() => setTimeout(showAll));
  // A tab in the background has no frames.
  addEventListener('load', showAll);
}
