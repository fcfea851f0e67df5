import { type RefObject, useEffect } from 'react';

/**
 * Marks `<html data-duet-scrolled>` while `top`, an element as high as the
 * threshold, is out of view. No scroll handler, no layout reads.
 * @see specification, section 2.5: transparent while scrolled under 100 px
 */
export function useScrolledMark(top: RefObject<Element | null>): void {
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
  }, [top]);
}
