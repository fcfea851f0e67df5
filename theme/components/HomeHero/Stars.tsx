import { useEffect, useRef } from 'react';
import { starShift, stars } from '../../logic/stars';

/** The decorative sky of the hero: 35 stars that lean toward a near pointer. */
export function Stars() {
  const sky = useRef<SVGSVGElement>(null);

  useEffect(() => {
    const hero = sky.current?.parentElement;
    if (!hero || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // One pass per frame at most; the sky is measured once per pass, the stars never.
    let frame = 0;
    const lean = (event: PointerEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (!sky.current) return;
        const { left, top, width, height } = sky.current.getBoundingClientRect();
        for (const [index, node] of [...sky.current.children].entries()) {
          const star = stars[index];
          if (!star) continue;
          const { x, y } = starShift(
            event.clientX - (left + (star.x / 100) * width),
            event.clientY - (top + (star.y / 100) * height),
          );
          (node as SVGElement).style.transform = x || y ? `translate(${x}px, ${y}px)` : '';
        }
      });
    };
    hero.addEventListener('pointermove', lean);
    return () => {
      cancelAnimationFrame(frame);
      hero.removeEventListener('pointermove', lean);
    };
  }, []);

  return (
    <svg className="duet-hero__stars" aria-hidden="true" ref={sky}>
      {stars.map(({ x, y, size }) => (
        // biome-ignore lint/a11y/noSvgWithoutTitle: the whole sky is hidden from assistive technology
        <svg key={`${x} ${y}`} x={`${x}%`} y={`${y}%`} width={size} height={size} viewBox="0 0 10 10">
          <path d="M5 0 6 4 10 5 6 6 5 10 4 6 0 5 4 4Z" />
        </svg>
      ))}
    </svg>
  );
}
