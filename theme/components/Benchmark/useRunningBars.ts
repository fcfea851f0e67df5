import { type RefObject, useEffect } from 'react';

/**
 * Lets the bars of a chart run once, each from zero for as long as its own
 * time, when the chart first comes into view. Nothing runs under reduced
 * motion.
 * @see specification, sections 4 and 9: once, linear, the metric's time in seconds
 */
export function useRunningBars(chart: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const table = chart.current;
    if (!table || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      for (const bar of table.querySelectorAll<SVGRectElement>('[data-seconds]')) {
        bar.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], {
          duration: Number(bar.dataset.seconds) * 1000,
          easing: 'linear',
        });
      }
    });
    observer.observe(table);
    return () => observer.disconnect();
  }, [chart]);
}
