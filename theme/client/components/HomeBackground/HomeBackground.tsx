import { useFrontmatter } from '@rspress/core/runtime';
import { type ComponentProps, useEffect, useRef } from 'react';
import { rootProps } from '../../logic/rootProps';
import './HomeBackground.css';

/** Props of {@link HomeBackground}. */
export interface HomeBackgroundProps extends ComponentProps<'div'> {
  /** Additional class, for a different background. @default none */
  className?: string;
}

/** Background of a landing page; the navbar on it is transparent until the page is scrolled by 100 px. */
export function HomeBackground(props: HomeBackgroundProps) {
  const { frontmatter } = useFrontmatter();
  const top = useRef<HTMLDivElement>(null);
  // An observer needs neither a scroll handler nor layout reads.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!top.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) delete dataset.duetScrolled;
      else dataset.duetScrolled = '';
    });
    observer.observe(top.current);
    return () => {
      observer.disconnect();
      delete dataset.duetScrolled;
    };
  }, []);
  if (import.meta.env.SSG_MD || frontmatter.backgroundImage === false) return null;
  return (
    <div {...rootProps('duet-home-background', props)}>
      <div className="duet-home-background__top" ref={top} />
    </div>
  );
}
