import { type RefObject, useEffect, useRef } from 'react';
import icons from 'virtual-social-links';

/**
 * SVG of one of Rspress's social icons. The HTML of a page contains it already, and hydration keeps
 * it; the icons are loaded only where one is rendered in the browser.
 * @returns ref of the element that holds the SVG, and its markup while pages are built
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
