import { useEffect, useState } from 'react';
import { readStoredJson, store } from '../../browser/storage';

/** Lifetime of a stored count in milliseconds: GitHub limits the number of requests. */
const maxAgeMs = 3_600_000;

/** Number of stars of a repository; empty until it is known. */
export default function StarCount({ repository }: { repository: string }) {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const key = `duet-stars:${repository}`;
    const stored = readStoredJson(key) as { count: number; at: number } | undefined;
    if (stored) setCount(stored.count);
    if (stored && Date.now() - stored.at < maxAgeMs) return;
    const abort = new AbortController();
    fetch(`https://api.github.com/repos/${repository}`, { signal: abort.signal })
      .then(response => response.json())
      .then(({ stargazers_count: stars }) => {
        if (typeof stars !== 'number') return;
        setCount(stars);
        store(key, JSON.stringify({ count: stars, at: Date.now() }));
      })
      // Offline or blocked, the link has no number.
      .catch(() => undefined);
    return () => abort.abort();
  }, [repository]);
  if (count === undefined) return null;
  const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
  return <span className="duet-social__stars">{short.format(count)}</span>;
}
