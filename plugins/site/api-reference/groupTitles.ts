import type { TypeDoc } from './typedoc';

/** Titles of groups are words of the language in which the code was read: numbers of kinds take their place. */
export const withGroupKinds = (project: object, typedoc: TypeDoc) =>
  withTitles(
    project,
    new Map(kindsOf(typedoc).map(kind => [typedoc.ReflectionKind.pluralString(kind), String(kind)])),
  );

/** The reverse of {@link withGroupKinds}, in the language in which pages are written. */
export const withGroupTitles = (project: object, typedoc: TypeDoc) =>
  withTitles(
    project,
    new Map(kindsOf(typedoc).map(kind => [String(kind), typedoc.ReflectionKind.pluralString(kind)])),
  );

/** Kinds are powers of two; other numbers are sums of kinds. */
const kindsOf = ({ ReflectionKind }: TypeDoc): number[] =>
  Object.values(ReflectionKind).filter(
    (kind): kind is number => typeof kind === 'number' && Number.isInteger(Math.log2(kind)),
  );

function withTitles(project: object, titles: ReadonlyMap<string, string>): object {
  const rename = (groups: { title: string }[]) =>
    groups.map(group => ({ ...group, title: titles.get(group.title) ?? group.title }));
  return JSON.parse(JSON.stringify(project), (key, value) => (key === 'groups' ? rename(value) : value));
}
