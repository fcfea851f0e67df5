import { slug } from '../../shared/slug';

/** A name as a part of an address. */
export const slugOf = (name: string): string => slug(name, '_') || 'tag';

/** A name that is not taken yet, which it takes. */
export function unique(name: string, taken: Set<string>): string {
  let result = name;
  for (let count = 1; taken.has(result); count += 1) result = `${name}-${count}`;
  taken.add(result);
  return result;
}
