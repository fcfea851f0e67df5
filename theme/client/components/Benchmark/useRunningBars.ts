import { type RefObject, useLayoutEffect } from 'react';

/**
 * Runs the bars of a chart once, each for as long as its own time, when the chart comes into view. Until
 * then the stylesheet's animation, then paused animations, hold them at zero; without that animation
 * nothing runs.
 */
export function useRunningBars(chart: RefObject<HTMLTableElement | null>): void {
  useLayoutEffect(() => {
    const table = chart.current;
    if (!table) return;
    const bars = [...table.querySelectorAll<SVGRectElement>('[data-seconds]')];
    const runs = bars
      .filter(bar => bar.getAnimations().length > 0)
      .map(bar => {
        const keyframes = [{ transform: 'scaleX(0)' }, { transform: 'none' }];
        const duration = Number(bar.dataset.seconds) * 1000;
        const run = bar.animate(keyframes, { duration, easing: 'linear' });
        run.pause();
        return run;
      });
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      table.dataset.run = '';
      for (const run of runs) run.play();
    });
    observer.observe(table);
    return () => {
      observer.disconnect();
      for (const run of runs) run.cancel();
    };
  }, [chart]);
}
