/**
 * Runs `work` after `wait` milliseconds.
 * @returns a function that cancels it
 */
export function runAfter(work: () => void, wait: number): () => void {
  const timer = setTimeout(work, wait);
  return () => clearTimeout(timer);
}
