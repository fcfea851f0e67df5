import { Engine } from '../../../../theme/shared/search/engine/engine';
import { indexPage } from '../../../../theme/shared/search/index/pages';
import { isNamed, postingsOf } from '../../../../theme/shared/search/index/pageTerms';
import { Vocabulary } from '../../../../theme/shared/search/index/vocabulary';
import { languageSynonyms } from '../../../../theme/shared/search/ranking/languageSynonyms';
import { Matcher } from '../../../../theme/shared/search/ranking/matcher';
import { parseQuery } from '../../../../theme/shared/search/ranking/query';
import type { SearchDocument } from '../../../../theme/shared/search/types';

/** A document; a line of `text` that begins with `# ` is a heading. */
export function page(
  routePath: string,
  title: string,
  text = '',
  more: Partial<SearchDocument> = {},
): SearchDocument {
  const content = text.replace(/^# /gm, '');
  let removed = 0;
  const toc = [...text.matchAll(/^# (.*)$/gm)].map(match => {
    const charIndex = match.index - removed;
    removed += 2;
    return { text: match[1]!, id: match[1]!.toLowerCase().replaceAll(' ', '-'), depth: 2, charIndex };
  });
  return { id: routePath, routePath, title, content, domain: '', toc, ...more };
}

/** Pages that share no words with others, so that words of other pages are rare. */
export const filler = ['One', 'Two', 'Three', 'Four', 'Five'].map(name =>
  page(`/${name}`, name, `Some text of page ${name.toLowerCase()} that is about nothing else.`),
);

/** An engine that has read the documents. */
export function engineOf(documents: SearchDocument[]): Engine {
  return new Engine(documents);
}

/** Addresses of the pages that a search finds, best first. */
export function pagesFound(engine: Engine, query: string, limit?: number): string[] {
  return [...new Set(engine.search(query, limit).map(({ link }) => link.replace(/#.*/, '')))];
}

/** A vocabulary of these terms, each on a page of its own. */
export function vocabularyOf(...terms: string[]): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const term of terms) vocabulary.learn(term, 1, 0);
  return vocabulary;
}

/** The parts that rank documents for a query, before they are put together by the engine. */
export function prepared(query: string, documents: SearchDocument[]) {
  const vocabulary = new Vocabulary();
  const pages = documents.map(document => indexPage(document, term => vocabulary.number(term)));
  const all = pages.flatMap((page, number) => [...postingsOf(page, number)]);
  for (const [number, term] of vocabulary.terms.entries()) {
    const postings = all.flatMap(([other, posting]) => (other === number ? posting : []));
    vocabulary.learn(term, postings.length, postings.filter(isNamed).length);
  }
  return {
    vocabulary,
    pages,
    matcher: new Matcher(parseQuery(query, languageSynonyms), vocabulary, pages.length),
  };
}
