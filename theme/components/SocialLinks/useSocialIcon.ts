import { type RefObject, useEffect, useRef } from 'react';
import icons from 'virtual-social-links';

/** SVG of a built-in social icon (only while pages are built) and the element that holds it; hydration keeps it. */
export function useSocialIcon(name: string): [place: RefObject<HTMLSpanElement | null>, svg: string] {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || element.firstElementChild) return;
    import('virtual-social-links').then(({ default: all }) => {
      element.innerHTML = all[name] ?? '';
    }, console.error);
  }, [name]);
  return [place, process.env.__SSR__ ? (icons[name] ?? '') : ''];
}
