import type { Position } from '../../../../shared/frontmatter';
import type { Fact, Fence } from '../core/page';

/** Build modes whose defaults may differ. */
export const modes = ['development', 'production'] as const;
export type Mode = (typeof modes)[number];

/** A value that a page states as the default. */
export interface StatedDefault extends Position {
  /** Code of a JavaScript value, or a block that declares one. */
  code: string;
  modes: readonly Mode[];
}

const words: Record<Mode, RegExp> = {
  development: /\bdev(?:elopment)?\b|开发/i,
  production: /\bprod(?:uction)?\b|生产/i,
};

/** The values that a **Default** bullet states. One belongs to the mode that its clause names; without modes, the first applies to all. */
export function statedDefaults(fact: Fact, fences: readonly Fence[]): StatedDefault[] {
  const clauses = clausesOf(fact);
  const bound = clauses.flatMap(({ text, spans }) => {
    const named = modes.filter(mode => words[mode].test(text));
    return named.length > 0 && spans[0] ? [{ ...spans[0], modes: named }] : [];
  });
  const blocks = fact.fences.map(index => fences[index]!);
  if (bound.length > 0) {
    const free = modes.filter(mode => !bound.some(claim => claim.modes.includes(mode)));
    const other = clauses.find(({ text, spans }) => spans[0] && !modes.some(mode => words[mode].test(text)));
    return free.length > 0 && other ? [...bound, { ...other.spans[0]!, modes: free }] : bound;
  }
  const first = clauses.flatMap(({ spans }) => spans)[0];
  if (first) return [{ ...first, modes }];
  return blocks.slice(0, 1).map(({ code, line, column }) => ({ code, line, column, modes }));
}

type Clause = { text: string; spans: (Position & { code: string })[] };

function clausesOf({ parts }: Fact): Clause[] {
  const clauses: Clause[] = [{ text: '', spans: [] }];
  for (const { code, value, line, column } of parts) {
    if (code) clauses.at(-1)!.spans.push({ code: value, line, column });
    else {
      const [head, ...rest] = value.split(/[,;，；。\n]|\.\s|\bbut\b|\band\b(?! production| development)/);
      clauses.at(-1)!.text += head;
      for (const text of rest) clauses.push({ text, spans: [] });
    }
  }
  return clauses;
}
