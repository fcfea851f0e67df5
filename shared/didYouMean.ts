import { editDistance } from './editDistance';

/** `Did you mean …?` for the most similar of `names`, if one is similar enough. */
export function didYouMean(name: string, names: readonly string[]): string | undefined {
  const near = names
    .map(candidate => {
      const limit = Math.max(1, Math.round(Math.max(name.length, candidate.length) * 0.4));
      return {
        candidate,
        limit,
        distance: editDistance(name.toLowerCase(), candidate.toLowerCase(), limit),
      };
    })
    .filter(({ distance, limit }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)[0];
  return near && `Did you mean \`${near.candidate}\`?`;
}
