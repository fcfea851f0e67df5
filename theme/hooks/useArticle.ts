import { useEffect, useState } from 'react';

const watching = new Set<() => void>();
let shown = 0;

/**
 * Says that the text of a page is React's from now on; its own effects are the first to know. React
 * takes over a text after the frame around it, and would undo what was added to it before.
 */
export function useArticleShown(): void {
  useEffect(() => {
    shown += 1;
    for (const tell of watching) tell();
  }, []);
}

/** Number of texts that React has taken over or drawn so far; 0 before the first. */
export function useArticle(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const tell = () => setCount(shown);
    tell();
    watching.add(tell);
    return () => void watching.delete(tell);
  }, []);
  return count;
}
