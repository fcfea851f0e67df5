import { useFrontmatter } from '@rspress/core/runtime';
import { useRef } from 'react';
import { useScrolledMark } from './useScrolledMark';
import './HomeBackground.css';

/** Props of {@link HomeBackground}. */
export interface HomeBackgroundProps {
  /** Additional class, for a different background. @default none */
  className?: string;
}

/** Background of a landing page; the navbar on it is transparent until the page is scrolled by 100 px. */
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
