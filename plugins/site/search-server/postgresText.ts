import type { StoredRecord } from './engine';
import { termsOf } from './terms';

/** Characters of a text that are searched: a tsvector holds 1 MB. */
const searchedLength = 80_000;

/** Text search configurations by language. Those for Chinese, Japanese and Korean stem the English words in the text. */
const configurations: Record<string, string> = {
  ...{ en: 'english', zh: 'english', ja: 'english', ko: 'english', de: 'german', fr: 'french' },
  ...{ es: 'spanish', it: 'italian', pt: 'portuguese', ru: 'russian', nl: 'dutch', sv: 'swedish' },
};

/** The configuration of PostgreSQL's text search for a language. */
export const configuration = (lang: string) => configurations[lang.slice(0, 2)] ?? 'simple';

/** Records with their terms as JSON, without what PostgreSQL refuses: the character 0 and halves of surrogate pairs. */
export function entries(records: StoredRecord[]): string {
  const list = records.map(({ stamp, headings, ...record }) => ({
    id: record.id,
    stamp,
    record,
    title: termsOf(record.title),
    heads: termsOf([record.title, ...headings, ...record.keywords].join(' ')),
    description: termsOf(record.description),
    content: termsOf(record.content.slice(0, searchedLength)),
  }));
  return JSON.stringify(list, (_, value) =>
    typeof value === 'string' ? value.replace(/\0|\p{Cs}/gu, '') : value,
  );
}
