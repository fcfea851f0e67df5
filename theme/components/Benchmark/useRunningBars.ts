import { type RefObject, useEffect } from 'react';

/**
 * Animates the bars of a chart once, when it first comes into view. Each bar grows linearly for as
 * long as its own time, so that readers see the difference. Reduced motion disables it.
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
