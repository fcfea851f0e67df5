import { type RefObject, useEffect } from 'react';

/** Sets `<html data-duet-scrolled>` while `top`, an element as high as the threshold, is out of view. */
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
