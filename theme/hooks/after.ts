/** Runs `work` after `wait` milliseconds; the answer calls it off. */
export function after(work: () => void, wait: number): () => void {
  const timer = setTimeout(work, wait);
  return () => clearTimeout(timer);
}
