import { useLocation } from '@rspress/core/runtime';
import { useCallback, useEffect, useRef } from 'react';
import { stem } from '../index/stem';
import { termsOf } from '../index/tokens';
import { termRanges } from './termRanges';

const name = 'duet-search';
/** A page is marked within this time after it was opened, in milliseconds. */
const patienceMs = 5000;

/** Marks the words that led to a page, on that page, until the reader moves on. */
export function useMarks(): (link: string, words: string[]) => void {
  const { pathname } = useLocation();
  const stop = useRef<() => void>(undefined);
  const target = useRef<string>(undefined);

  useEffect(() => {
    // Another page than the one that was opened: its marks are past.
    if (target.current !== undefined && !pathname.endsWith(target.current)) stop.current?.();
  }, [pathname]);
  useEffect(() => () => stop.current?.(), []);

  return useCallback((link, words) => {
    stop.current?.();
    if (!CSS.highlights || words.length === 0) return;
    const root = document.documentElement;
    const path = link.replace(/#.*$/, '').replace(/\/$/, '');
    const terms = new Set(words.flatMap(termsOf).map(stem));
    const paint = () => {
      const article = document.querySelector('.rspress-doc');
      if (!article || !location.pathname.replace(/(\/|\.html)$/, '').endsWith(path)) return;
      CSS.highlights.set(name, new Highlight(...termRanges(article, terms)));
      root.dataset.duetMarks = '';
      target.current = path;
    };
    // The page comes when its code is there; the article says when.
    const observer = new MutationObserver(paint);
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), patienceMs);
    stop.current = () => {
      clearTimeout(timer);
      observer.disconnect();
      CSS.highlights.delete(name);
      delete root.dataset.duetMarks;
      target.current = undefined;
    };
    requestAnimationFrame(paint);
  }, []);
}
