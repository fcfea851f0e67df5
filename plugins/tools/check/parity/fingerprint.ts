import { hashOf } from '../core/hash';
import type { Page } from '../core/page';
import { withoutComments } from './comments';

/**
 * Fingerprints of a page's sections by heading id, `''` above the first heading.
 * Code, values, links and numbers count as they are. A word counts as the set of its
 * consonants, so that a corrected typo, space or comma does not change the fingerprint;
 * words that negate or restrict count in full.
 */
export function fingerprints(page: Page): Record<string, string> {
  const sections: Record<string, string> = {};
  const seen = new Map<string, number>();
  for (const [index, id] of ['', ...page.headings.map(({ id }) => id)].entries()) {
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    const key = count > 0 ? `${id}~${count}` : id;
    sections[key] = hashOf(contentOf(page, index - 1)).slice(0, 10);
  }
  return sections;
}

function contentOf(page: Page, section: number): string {
  const here = <T extends { section: number }>(items: readonly T[]) =>
    items.filter(item => item.section === section);
  const plain = (code: string, lang: string) => withoutComments(code, lang).replace(/\s+/g, ' ').trim();
  const components = here(page.components).map(({ name, attributes }) => {
    const texts = Object.entries(attributes).map(([key, value]) => [key, wordsOf(value)]);
    return texts.length > 0 ? [name, texts] : name;
  });
  return JSON.stringify([
    wordsOf(page.prose[section + 1] ?? ''),
    here(page.fences).map(({ lang, code }) => [lang, plain(code, lang)]),
    here(page.links).map(({ url }) => url),
    here(page.images).map(({ url }) => url),
    here(page.tables).map(({ rows, columns }) => [rows, columns]),
    here(page.containers).map(({ name }) => name),
    components,
  ]);
}

/** Function words, which do not count. */
const fillers = new Set(
  'a an the of to in on at and or is are be it its this that for as by with'.split(' '),
);

/** Words that negate or restrict. */
const negations =
  /^(?:no|not|never|none|only|cannot|without|unless|un\w{4,}|dis\w{4,}|in\w*valid|\w+n['’]t)$/;

/** The words of a text that carry its meaning, each reduced to its {@link skeleton}. */
function wordsOf(text: string): string[] {
  const parts = text.normalize('NFKD').match(/`[^`]*`|[\p{Script=Han}]|[\p{L}\p{M}'’]+|\d[\d.]*/gu) ?? [];
  return parts.flatMap(part => {
    if (/^[`\d]|\p{Script=Han}/u.test(part)) return [part.replace(/\.$/, '')];
    const word = part.toLowerCase();
    if (fillers.has(word)) return [];
    return negations.test(word) ? [word] : [skeleton(word)];
  });
}

/** The consonants of a word, each once, sorted; the vowels of a word without any. */
function skeleton(word: string): string {
  const letters = [...new Set(word.replace(/[^\p{L}]/gu, ''))].sort().join('');
  return letters.replace(/[aeious]/g, '') || letters;
}
