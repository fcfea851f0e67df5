import { useLocation } from '@rspress/core/runtime';
import { useCallback, useEffect, useRef } from 'react';
import { articleClass } from '../../../../shared/rspressClasses';
import { stem } from '../../../shared/search/index/stem';
import { termsOf } from '../../../shared/search/index/tokens';
import { termRanges } from './termRanges';

const name = 'duet-search';
/** How long the page may take to appear, in milliseconds; later it is not marked. */
const timeoutMs = 5000;

/** A path in the form that is the same for all its spellings: `/a/`, `/a/index.html` and `/a`. */
const nameOf = (path: string) => path.replace(/(\/index)?\.html$|\/$/, '');

/** Highlights the words that led to a page, on that page, until the reader opens another one. */
export function useMarks(): (link: string, words: string[]) => void {
  const { pathname } = useLocation();
  const stop = useRef<() => void>(undefined);
  const target = useRef<string>(undefined);

  useEffect(() => {
    // The reader has left the page that was marked.
    if (target.current !== undefined && !nameOf(pathname).endsWith(target.current)) stop.current?.();
  }, [pathname]);
  useEffect(() => () => stop.current?.(), []);

  return useCallback((link, words) => {
    stop.current?.();
    if (!CSS.highlights || words.length === 0) return;
    const root = document.documentElement;
    const path = nameOf(link.replace(/#.*$/, ''));
    const terms = new Set(words.flatMap(termsOf).map(stem));
    const paint = () => {
      const article = document.querySelector(`.${articleClass}`);
      if (!article || !nameOf(location.pathname).endsWith(path)) return;
      CSS.highlights.set(name, new Highlight(...termRanges(article, terms)));
      root.dataset.duetMarks = '';
      target.current = path;
    };
    // The article appears when the code of the page has loaded.
    const observer = new MutationObserver(paint);
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), timeoutMs);
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
