import { DigitReader, digits } from './digits';
import { Field } from './pages';

/** What the index contains about one term on one page. */
export interface Posting {
  /** Number of the page. */
  page: number;
  /** The fields that hold the term: bit 1 << {@link Field}, without the body. */
  fields: number;
  /** How often the text has it, at most {@link mostOften}. */
  frequency: number;
  /** Share of the name that the term makes up, 0 to 1, by field: titles, addresses, keywords and headings. */
  shares: number[];
}

/** The shares of a term that is in no name; shared, as most postings have none. */
export const noShares: number[] = [];
/** Higher frequencies make no difference: repetition counts less and less. */
export const mostOften = 29;
/** Shares are written in this many steps. */
const shareSteps = 15;
/** The fields in the order of their bits in the file: the most common first, as small numbers are shorter. */
const order: number[] = [
  Field.heading,
  Field.lead,
  Field.description,
  Field.keywords,
  Field.path,
  Field.title,
];
const withShare: number[] = [Field.title, Field.path, Field.keywords, Field.heading];

/** The pages of one term, and how many of them have it in their name. */
export interface PostingList {
  /** How many pages have the term in title, address or keywords. */
  named: number;
  /** In the order of their pages. */
  postings: Posting[];
}

/** A list as text without spaces: counts, then the distances between pages, then what each page has. */
export function packPostings({ named, postings }: PostingList): string {
  let before = -1;
  const distances = postings.map(({ page }) => {
    const distance = page - before - 1;
    before = page;
    return digits(distance);
  });
  return [digits(postings.length), digits(named), ...distances, ...postings.map(packPosting)].join('');
}

function packPosting({ fields, frequency, shares }: Posting): string {
  const often = Math.min(frequency, mostOften);
  // Most terms are in the body only.
  if (fields === 0) return digits(often - 1);
  const bits = order.reduce((sum, field, bit) => sum + ((fields >> field) & 1) * 2 ** bit, 0);
  const steps = withShare
    .filter(field => (fields >> field) & 1)
    .map(field => digits(Math.round((shares[field] ?? 0) * shareSteps)));
  return [digits(mostOften - 1 + bits), digits(often), ...steps].join('');
}

/** How many pages a packed list has, and how many of them have the term in their name. */
export function countsOf(text: string): { pages: number; named: number } {
  const reader = new DigitReader(text);
  return { pages: reader.next(), named: reader.next() };
}

/** Reads a list that {@link packPostings} wrote. */
export function unpackPostings(text: string): PostingList {
  const reader = new DigitReader(text);
  const count = reader.next();
  const named = reader.next();
  const pages = new Uint32Array(count);
  let page = -1;
  for (let index = 0; index < count; index++) {
    page += reader.next() + 1;
    pages[index] = page;
  }
  return { named, postings: Array.from(pages, page => unpackPosting(page, reader)) };
}

function unpackPosting(page: number, reader: DigitReader): Posting {
  const first = reader.next();
  if (first < mostOften) return { page, fields: 0, frequency: first + 1, shares: noShares };
  const bits = first - mostOften + 1;
  const fields = order.reduce((sum, field, bit) => sum | (((bits >> bit) & 1) << field), 0);
  const frequency = reader.next();
  const shares: number[] = [];
  for (const field of withShare) if ((fields >> field) & 1) shares[field] = reader.next() / shareSteps;
  return { page, fields, frequency, shares };
}
