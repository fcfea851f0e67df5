import type { ts as TS } from '@ts-morph/common';

/** The object types in a type: in unions, as elements of arrays, as values of records. */
export function objectTypesIn(ts: typeof TS, checker: TS.TypeChecker, type: TS.Type): TS.Type[] {
  const members = new Set<TS.Type>();
  const seen = new Set<TS.Type>();
  const visit = (part: TS.Type): void => {
    if (seen.has(part)) return;
    seen.add(part);
    if (part.isUnion()) part.types.forEach(visit);
    else if (part.isIntersection()) {
      if (part.types.every(({ flags }) => flags & ts.TypeFlags.Object)) members.add(part);
    } else if ((part.flags & ts.TypeFlags.Object) === 0 || part.getCallSignatures().length > 0) return;
    else if (checker.isArrayLikeType(part)) checker.getTypeArguments(part as TS.TypeReference).forEach(visit);
    else {
      if (part.getProperties().length > 0) members.add(part);
      for (const info of checker.getIndexInfosOfType(part)) visit(info.type);
    }
  };
  visit(type);
  return [...members];
}
