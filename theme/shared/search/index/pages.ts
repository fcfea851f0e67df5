import type { SearchDocument, SearchHeading } from '../types';
import { eachTerm } from './tokens';

/** The parts of a page that are weighed on their own; the numbers index `weights.fields`. */
export const Field = {
  title: 0,
  path: 1,
  keywords: 2,
  description: 3,
  heading: 4,
  lead: 5,
  body: 6,
} as const;

/** The terms `[from, to)` of a page, all of one field. */
export interface Stretch {
  /** One of {@link Field}. */
  field: number;
  /** Number of the heading that it belongs to; -1 before the first one. */
  section: number;
  from: number;
  to: number;
}

/** A page as numbers of terms, in reading order. */
export interface IndexedPage {
  document: SearchDocument;
  /** Numbers of the terms in the vocabulary. */
  terms: Uint32Array;
  /** Where each term begins in its text. */
  starts: Uint32Array;
  /** Where it ends. */
  ends: Uint32Array;
  stretches: Stretch[];
  /** How many terms the text has, without title and headings. */
  length: number;
}

/**
 * Splits one document into terms.
 * @param numberOf the number of a term
 */
export function indexPage(document: SearchDocument, numberOf: (term: string) => number): IndexedPage {
  const terms: number[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const stretches: Stretch[] = [];
  const read = (field: number, section: number, text: string, offset = 0) => {
    const from = terms.length;
    eachTerm(text, (term, start, end) => {
      terms.push(numberOf(term));
      starts.push(start + offset);
      ends.push(end + offset);
    });
    if (terms.length > from) stretches.push({ field, section, from, to: terms.length });
  };

  read(Field.title, -1, document.title);
  read(Field.path, -1, pathText(document));
  for (const word of document.keywords ?? []) read(Field.keywords, -1, word);
  read(Field.description, -1, document.description ?? '');
  for (const [section, heading] of document.toc.entries()) read(Field.heading, section, heading.text);
  const before = terms.length;
  for (const { section, from, to } of sections(document)) {
    read(section < 0 ? Field.lead : Field.body, section, document.content.slice(from, to), from);
  }
  return {
    document,
    terms: Uint32Array.from(terms),
    starts: Uint32Array.from(starts),
    ends: Uint32Array.from(ends),
    stretches,
    length: terms.length - before,
  };
}

/** The words of an address, without the language. */
function pathText({ routePath, lang }: SearchDocument): string {
  const path = lang && routePath.startsWith(`/${lang}/`) ? routePath.slice(lang.length + 1) : routePath;
  return path.replaceAll('/', ' ');
}

/** The place of each section's text, without its heading: the heading is a field of its own. */
export function sections(document: SearchDocument): Array<{ section: number; from: number; to: number }> {
  const headings = document.toc
    .map((heading, section) => ({ heading, section }))
    .filter(({ heading }) => heading.charIndex >= 0);
  const first = headings[0]?.heading.charIndex ?? document.content.length;
  const result = [{ section: -1, from: 0, to: first }];
  for (const [index, { heading, section }] of headings.entries()) {
    const to = headings[index + 1]?.heading.charIndex ?? document.content.length;
    result.push({ section, from: Math.min(afterHeading(document.content, heading), to), to });
  }
  return result.filter(({ from, to }) => to > from);
}

function afterHeading(content: string, { charIndex }: SearchHeading): number {
  const line = content.indexOf('\n', charIndex);
  return line < 0 ? content.length : line;
}

/** Whether a title ends in a version or a year: release notes and reports. */
export function isDated(title: string): boolean {
  return /\d+\.\d+(\.\d+)?$|\b(19|20)\d\d$/.test(title);
}
