import { useEffect, useState } from 'react';

/** Counts are asked for once in this many milliseconds: GitHub allows few requests. */
const freshMs = 3_600_000;

/** The number of stars of a repository on GitHub; nothing until it is known. */
export default function Stars({ repository }: { repository: string }) {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const key = `duet-stars:${repository}`;
    const kept = read(key);
    if (kept) setCount(kept.count);
    if (kept && Date.now() - kept.at < freshMs) return;
    const abort = new AbortController();
    fetch(`https://api.github.com/repos/${repository}`, { signal: abort.signal })
      .then(answer => answer.json())
      .then(({ stargazers_count: stars }) => {
        if (typeof stars !== 'number') return;
        setCount(stars);
        localStorage.setItem(key, JSON.stringify({ count: stars, at: Date.now() }));
      })
      // Offline, blocked or without storage: the link stands without a number.
      .catch(() => undefined);
    return () => abort.abort();
  }, [repository]);
  if (count === undefined) return null;
  const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
  return <span className="duet-social__stars">{short.format(count)}</span>;
}

/** The kept count, if storage may be read and holds one. */
function read(key: string): { count: number; at: number } | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
