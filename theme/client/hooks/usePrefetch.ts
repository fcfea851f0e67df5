import { useLocation, useSite } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { prefetchInView, prefetchOnIntent } from '../browser/prefetch';

/** Loads pages before the reader follows their links, unless the site switches it off (`route.prefetchLink`). */
export function usePrefetch(): void {
  const { pathname } = useLocation();
  const isOn = useSite().site.route?.prefetchLink !== false;
  // A reader who only reads this page loads no other page.
  const [isUsed, setUsed] = useState(false);
  useEffect(() => (isOn ? prefetchOnIntent(() => setUsed(true)) : undefined), [isOn]);
  // A development server would compile each of these pages.
  const loadsInView = isOn && isUsed && !import.meta.env.DEV;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own links
  useEffect(() => (loadsInView ? prefetchInView() : undefined), [loadsInView, pathname]);
}
