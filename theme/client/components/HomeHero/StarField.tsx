import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../browser/prefersReducedMotion';
import { starShift, stars } from '../../logic/stars';

/** The decorative background of the hero: 35 stars that move toward a nearby pointer. */
export function StarField() {
  const field = useRef<SVGSVGElement>(null);

  useEffect(() => {
    const hero = field.current?.parentElement;
    if (!hero || prefersReducedMotion()) return;
    // At most one update per frame, which measures the container once and no star.
    let frame = 0;
    const follow = (event: PointerEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (!field.current) return;
        const { left, top, width, height } = field.current.getBoundingClientRect();
        for (const [index, node] of [...field.current.children].entries()) {
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
    hero.addEventListener('pointermove', follow);
    return () => {
      cancelAnimationFrame(frame);
      hero.removeEventListener('pointermove', follow);
    };
  }, []);

  return (
    <svg className="duet-hero__stars" aria-hidden="true" ref={field}>
      {stars.map(({ x, y, size }) => (
        // biome-ignore lint/a11y/noSvgWithoutTitle: the parent is hidden from assistive technology
        <svg key={`${x} ${y}`} x={`${x}%`} y={`${y}%`} width={size} height={size} viewBox="0 0 10 10">
          <path d="M5 0 6 4 10 5 6 6 5 10 4 6 0 5 4 4Z" />
        </svg>
      ))}
    </svg>
  );
}
