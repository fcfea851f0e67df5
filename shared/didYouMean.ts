import { editDistance } from './editDistance';

/**
 * `Did you mean …?` for the most similar of `names`, if one is similar enough.
 * @param share part of the letters that may differ; less where `name` may also be right
 */
export function didYouMean(name: string, names: readonly string[], share = 0.4): string | undefined {
  const near = names
    .map(candidate => {
      const limit = Math.max(1, Math.round(Math.max(name.length, candidate.length) * share));
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
