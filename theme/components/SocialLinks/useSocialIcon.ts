import { type RefObject, useEffect, useRef } from 'react';
import icons from 'virtual-social-links';

/**
 * The drawing of one of Rspress's social icons. Pages hold it in their HTML already, which React
 * takes over as it finds it; the drawings are loaded only where an icon comes into being later.
 * @returns where the drawing belongs, and its markup while pages are built
 */
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
