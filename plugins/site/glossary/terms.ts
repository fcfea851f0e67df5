import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { didYouMean } from '../../../shared/didYouMean';

/** A term of a glossary. */
export interface Term {
  name: string;
  /** Inline Markdown. */
  definition: string;
  /** Other forms of the name, such as a plural. */
  aliases: string[];
}

/** The terms of a file, and what is wrong with it. */
export interface Glossary {
  terms: Term[];
  problems: { line: number; problem: string }[];
}

/** Reads the terms of a file: `name: definition`, or `name: { definition, aliases }`. */
export function readTerms(source: string): Glossary {
  const lines = new LineCounter();
  const { contents, errors } = parseDocument(source, { lineCounter: lines });
  const lineOf = (offset = 0) => lines.linePos(offset).line;
  const [error] = errors;
  if (error) {
    const reason = error.message.split('\n')[0]!.replace(/ at line \d+, column \d+:?$/, '');
    return { terms: [], problems: [{ line: lineOf(error.pos[0]), problem: `not valid YAML: ${reason}` }] };
  }
  const expected =
    'expected a definition: `bundler: A tool that …`, or `bundler: { definition: …, aliases: […] }`';
  if (!isMap(contents)) return { terms: [], problems: [{ line: 1, problem: expected }] };
  const terms: Term[] = [];
  const problems: Glossary['problems'] = [];
  const taken = new Set<string>();
  for (const { key, value } of contents.items) {
    const line = lineOf(isScalar(key) ? key.range?.[0] : 0);
    const name = String(isScalar(key) ? key.value : key);
    const written = isMap(value) ? value.get('definition') : isScalar(value) ? value.value : undefined;
    const list = isMap(value) ? value.get('aliases') : undefined;
    const aliases = isSeq(list) ? list.items.map(item => String(isScalar(item) ? item.value : item)) : [];
    if (typeof written !== 'string' || written.trim() === '' || (list !== undefined && !isSeq(list))) {
      problems.push({ line, problem: `"${name}": ${expected}` });
      continue;
    }
    const unknown = isMap(value)
      ? value.items.map(item => String(item.key)).filter(key => key !== 'definition' && key !== 'aliases')
      : [];
    for (const key of unknown)
      problems.push({
        line,
        problem: `"${name}": unknown key "${key}". ${didYouMean(key, ['definition', 'aliases']) ?? 'A term has `definition` and `aliases`.'}`,
      });
    for (const form of [name, ...aliases].map(keyOf)) {
      if (taken.has(form))
        problems.push({ line, problem: `"${name}": the form "${form}" belongs to two terms` });
      taken.add(form);
    }
    terms.push({ name, definition: written.trim(), aliases });
  }
  return { terms, problems };
}

/** Forms that differ in case or in spaces are the same. */
export const keyOf = (form: string) => form.trim().replace(/\s+/g, ' ').toLowerCase();

/** The terms by each of their forms. */
export function termsByForm(terms: readonly Term[]): Map<string, Term> {
  return new Map(
    terms.flatMap(term => [term.name, ...term.aliases].map(form => [keyOf(form), term] as const)),
  );
}

/** Id of a term in the list of all terms. */
export const idOf = ({ name }: Term) => keyOf(name).replace(/[^\p{L}\p{N}]+/gu, '-');
