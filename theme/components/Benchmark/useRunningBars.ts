import { type RefObject, useLayoutEffect } from 'react';

/**
 * Runs the bars of a chart once, each linearly from zero for as long as its own time, when the chart
 * first comes into view. Until then they are held at zero, so that they never flash at full width:
 * by the stylesheet's waiting animation before React, by paused animations after. Without that
 * animation (reduced motion) nothing runs; nor where it has ended, as the bars are in view.
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
