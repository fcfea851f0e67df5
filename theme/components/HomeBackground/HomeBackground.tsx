import { useFrontmatter } from '@rspress/core/runtime';
import { useRef } from 'react';
import { useScrolledMark } from './useScrolledMark';
import './HomeBackground.css';

/** Props of {@link HomeBackground}. */
export interface HomeBackgroundProps {
  /** Classes beside our own, for a background of the site's own. */
  className?: string;
}

/**
 * The ground of a landing page: the navbar above it is transparent while less
 * than 100 px are scrolled. `backgroundImage: false` in the frontmatter leaves it out.
 */
export function HomeBackground({ className = '' }: HomeBackgroundProps) {
  const { frontmatter } = useFrontmatter();
  const top = useRef<HTMLDivElement>(null);
  useScrolledMark(top);
  if (import.meta.env.SSG_MD || frontmatter.backgroundImage === false) return null;
  return (
    <>
      <div className={`duet-home-background ${className}`.trim()} />
      <div className="duet-home-background__top" ref={top} />
    </>
  );
}
