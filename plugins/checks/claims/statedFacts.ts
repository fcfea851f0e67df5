import type { Position } from '../../../shared/frontmatter';
import { type Documented, documentedOptions } from '../core/documentedOptions';
import type { Fact, Page } from '../core/page';
import {
  canonicalDefault,
  canonicalType,
  canonicalValue,
  canonicalVersion,
  evaluated,
  isObject,
} from './canonicalValue';

export const kinds = ['default', 'type', 'version'] as const;
export type Kind = (typeof kinds)[number];

/** What the page of an option states about it or one of its properties, each value in the notation for comparisons. */
export interface StatedFacts extends Record<Kind, Set<string>>, Position {
  page: Page;
  /** Defaults that the default of a parent states: `{ a: 1 }` for `a`. */
  implied: Set<string>;
  /** Values of the properties in its own default, which short forms of the option use. */
  shorthands: Set<string>;
}

const canonical: Record<Kind, (code: string) => string> = {
  default: canonicalDefault,
  type: canonicalType,
  version: canonicalVersion,
};

/** A value that prose states, in the notation for comparisons. */
export const canonicalFact = (kind: Kind, code: string): string => canonical[kind](code);

/** The facts of the options and properties that the pages of one language below `folder` describe, by dotted path. */
export function statedFacts(pages: readonly Page[], folder: string): Map<string, StatedFacts> {
  const documented = pages.filter(({ route }) => route.startsWith(`${folder}/`)).flatMap(documentedOptions);
  const facts = new Map(documented.map(option => [option.path, factsOf(option)]));
  for (const option of documented)
    for (const [path, value] of option.default.flatMap(fact => leavesOf(option, fact))) {
      const { page } = option;
      const known = facts.get(path) ?? { ...emptyFacts(), page, line: option.facts.line, column: 1 };
      known.implied.add(value);
      facts.get(option.path)!.shorthands.add(value);
      facts.set(path, known);
    }
  return facts;
}

function factsOf(option: Documented): StatedFacts {
  const { line, column } = option.facts;
  const facts: StatedFacts = { ...emptyFacts(), page: option.page, line, column };
  for (const kind of kinds)
    for (const { parts, fences } of option[kind]) {
      const codes = parts.filter(({ code }) => code).map(({ value }) => value);
      // Names from a block below the bullet stand for longer types.
      if (kind === 'type' && (fences.length > 0 || codes.length !== 1)) continue;
      for (const code of codes) facts[kind].add(canonical[kind](code));
    }
  return facts;
}

const emptyFacts = () => ({
  default: new Set<string>(),
  type: new Set<string>(),
  version: new Set<string>(),
  implied: new Set<string>(),
  shorthands: new Set<string>(),
});

/** The properties of an object that is stated as the default, with their values. */
function leavesOf({ page, path }: Documented, { parts, fences }: Fact): [path: string, value: string][] {
  const spans = parts.flatMap(({ code, value }) => (code ? [value] : []));
  const blocks = fences.map(index =>
    page.fences[index]!.code.replace(/^(?:export default|const \w+ =)\s*/, ''),
  );
  return [...spans, ...blocks].flatMap(code => leaves(path, evaluated(code.trim().replace(/;$/, ''))));
}

function leaves(path: string, value: unknown): [path: string, value: string][] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const inside = `${path}.${key}`;
    return [[inside, canonicalValue(inner)] as [string, string], ...leaves(inside, inner)];
  });
}
