/**
 * Processes a list, at most `count` items at a time.
 * @throws the first error, when what was running has ended; the rest of the list is not processed
 */
export async function inParallel<T>(
  items: readonly T[],
  count: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const errors: unknown[] = [];
  const worker = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      try {
        await work(next);
      } catch (error) {
        errors.push(error);
        queue.length = 0;
      }
    }
  };
  await Promise.all(Array.from({ length: count }, worker));
  if (errors.length > 0) throw errors[0];
}
