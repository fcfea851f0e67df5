import { useReadPercent } from '@rspress/core/theme';
import type { ComponentProps } from 'react';

/** Props of {@link ReadPercent}. */
export interface ReadPercentProps extends ComponentProps<'svg'> {
  /** Width and height in pixels. */
  size: number;
  /** Width of the ring in pixels. */
  strokeWidth: number;
}

/** A ring that shows the reading progress. Decorative, as the scroll bar shows the same. */
export function ReadPercent({ size, strokeWidth, ...rest }: ReadPercentProps) {
  const [percent = 0] = useReadPercent();
  if (import.meta.env.SSG_MD) return null;
  const ring = {
    cx: size / 2,
    cy: size / 2,
    r: (size - strokeWidth) / 2,
    fill: 'none',
    strokeWidth,
    pathLength: 100,
  };
  return (
    <svg width={size} height={size} aria-hidden="true" {...rest}>
      <circle {...ring} stroke="var(--duet-line)" />
      <circle
        {...ring}
        stroke="var(--duet-brand)"
        strokeDasharray={`${percent} 100`}
        transform={`rotate(-90 ${size / 2} ${size / 2})`}
      />
    </svg>
  );
}
