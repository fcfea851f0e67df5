import { stem } from '../../../shared/search/index/stem';
import { eachTerm } from '../../../shared/search/index/tokens';

/** The places of some stemmed terms in the text of an element. */
export function termRanges(element: Element, terms: Set<string>): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node;
    eachTerm(text.nodeValue ?? '', (term, start, end) => {
      if (!terms.has(stem(term))) return;
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      ranges.push(range);
    });
  }
  return ranges;
}
