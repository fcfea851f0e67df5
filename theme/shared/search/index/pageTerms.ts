import { Field, type IndexedPage } from './pages';
import { mostOften, noShares, type Posting } from './postings';

/** The posting of each term of a page, by the number of the term. */
export function postingsOf(page: IndexedPage, number: number): Map<number, Posting> {
  const postings = new Map<number, Posting>();
  for (const { field, from, to } of page.stretches) {
    const { begin, length } = nameOf(page, field, from, to);
    for (let index = from; index < to; index++) {
      const term = page.terms[index]!;
      const posting = postings.get(term) ?? { page: number, fields: 0, frequency: 0, shares: noShares };
      postings.set(term, posting);
      if (field >= Field.lead) posting.frequency = Math.min(posting.frequency + 1, mostOften);
      if (field === Field.body) continue;
      posting.fields |= 1 << field;
      if (posting.shares === noShares) posting.shares = [];
      const covered = page.ends[index]! - page.starts[index]!;
      const whole = page.starts[index]! >= begin ? length - begin : length;
      posting.shares[field] = Math.max(posting.shares[field] ?? 0, Math.min(1, covered / whole));
    }
  }
  return postings;
}

/** Whether a term is part of the page's name: its title, address or keywords. */
export function isNamed({ fields }: Posting): boolean {
  return (fields & ((1 << Field.title) | (1 << Field.path) | (1 << Field.keywords))) !== 0;
}

/** Length of a stretch in characters, and where the last part of a dotted title begins: it can match instead of the whole. */
function nameOf({ document, starts, ends }: IndexedPage, field: number, from: number, to: number) {
  const { title } = document;
  if (field !== Field.title) return { begin: 0, length: ends[to - 1]! - starts[from]! };
  return { begin: /^[\w$.]+$/.test(title) ? title.lastIndexOf('.') + 1 : 0, length: title.length };
}
