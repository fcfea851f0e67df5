import type { z } from 'zod';

/** Lets no two items of an option have the same value of a key, of which one would replace the other. */
export function uniqueItems<Key extends string, Item extends Record<Key, string>>(key: Key) {
  return (items: readonly Item[], context: z.RefinementCtx): void => {
    const first = new Map<string, number>();
    for (const [index, { [key]: value }] of items.entries()) {
      const earlier = first.get(value);
      if (earlier === undefined) first.set(value, index);
      else
        context.addIssue({
          code: 'custom',
          path: [index, key],
          message: `"${value}" is taken by item ${earlier}; name another one`,
        });
    }
  };
}
