/** Runs `work` after `wait` milliseconds, unless the returned function is called before. */
export function runAfter(work: () => void, wait: number): () => void {
  const timer = setTimeout(work, wait);
  return () => clearTimeout(timer);
}
