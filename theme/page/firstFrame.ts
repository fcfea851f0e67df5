/**
 * Leaves what is below the first screen of a narrow window out of the first frame that has this screen
 * (styles/first-frame.css), which the reader sees earlier for it: layout is most of its cost. Not where the
 * reader may start further down. It is copied as source.
 * @param rest matches, on each kind of page, the first element that is left out
 */
export function firstFrame(rest: string): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || visit?.type !== 'navigate') return;
  const { dataset } = document.documentElement;
  dataset.duetFirstFrame = '';
  const showAll = () => {
    delete dataset.duetFirstFrame;
  };
  // A page that is still being parsed may have frames with a part of the first screen.
  const onFrame = () => {
    if (document.readyState !== 'loading' || document.querySelector(rest)) setTimeout(showAll);
    else requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
  // A tab in the background has no frames.
  addEventListener('load', showAll);
}
