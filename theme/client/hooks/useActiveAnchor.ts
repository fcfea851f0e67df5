import type { Header } from '@rspress/core';
import { useLocation } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { readingPlace } from '../../shared/readingPlace';
import { throttled } from '../logic/throttle';

/** Interval at which the headings are measured while scrolling, in milliseconds. */
const outlineThrottleMs = 100;

/** The heading that the outline marks and the last one under the sticky bars, updated at most every 100 ms while scrolling. */
export function useActiveAnchor(headers: Header[]) {
  const [position, setPosition] = useState<Partial<ReturnType<typeof readingPlace>>>({});
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump to a hash may fire no scroll event
  useEffect(() => {
    const update = throttled(() => {
      const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
      const places = headers.map(({ id }) => ({
        id,
        top: document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
      }));
      const next = readingPlace(places, edge, window.innerHeight);
      setPosition(last => (last.active === next.active && last.passed === next.passed ? last : next));
    }, outlineThrottleMs);
    update.call();
    window.addEventListener('scroll', update.call, { passive: true });
    return () => {
      window.removeEventListener('scroll', update.call);
      update.cancel();
    };
  }, [headers, hash]);
  return {
    activeAnchorId: position.active,
    scrolledHeader: headers.find(({ id }) => id === position.passed),
  };
}
