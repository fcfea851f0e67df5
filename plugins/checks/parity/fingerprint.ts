import type { Page } from '../core/page';
import { hashOf } from '../core/parsePage';
import { withoutComments } from './comments';

/**
 * Fingerprints of a page's sections by heading id, `''` above the first heading.
 * Code, values, links and numbers count as they are. Of a word only its set of
 * consonants counts, so that mending a typo, a space or a comma leaves the
 * fingerprint alone; little words that turn a meaning round count whole.
 */
export function fingerprints(page: Page): Record<string, string> {
  const sections: Record<string, string> = {};
  const seen = new Map<string, number>();
  for (let index = -1; index < page.headings.length; index++) {
    const id = index < 0 ? '' : page.headings[index]!.id;
    const again = seen.get(id) ?? 0;
    seen.set(id, again + 1);
    sections[again > 0 ? `${id}~${again}` : id] = hashOf(contentOf(page, index)).slice(0, 10);
  }
  return sections;
}

function contentOf(page: Page, section: number): string {
  const here = <T extends { section: number }>(items: readonly T[]) =>
    items.filter(item => item.section === section);
  return JSON.stringify([
    proseOf(page.prose[section + 1] ?? ''),
    here(page.fences).map(({ lang, code }) => [
      lang,
      withoutComments(code, lang).replace(/\s+/g, ' ').trim(),
    ]),
    here(page.links).map(({ url }) => url),
    here(page.images).map(({ url }) => url),
    here(page.tables).map(({ rows, columns }) => [rows, columns]),
    here(page.containers).map(({ name }) => name),
    here(page.components).map(({ name, attributes }) => {
      const texts = Object.entries(attributes).map(([key, value]) => [key, proseOf(value)]);
      return texts.length > 0 ? [name, texts] : name;
    }),
  ]);
}

/** Words without meaning of their own. */
const fillers = new Set(
  'a an the of to in on at and or is are be it its this that for as by with'.split(' '),
);

/** Words that turn a meaning round, kept whole. */
const turners = /^(?:no|not|never|none|only|cannot|without|unless|un\w{4,}|dis\w{4,}|in\w*valid|\w+n['’]t)$/;

/** Prose as its meaning-bearing skeleton. */
function proseOf(text: string): string[] {
  const parts = text.normalize('NFKD').match(/`[^`]*`|[\p{Script=Han}]|[\p{L}\p{M}'’]+|\d[\d.]*/gu) ?? [];
  return parts.flatMap(part => {
    if (/^[`\d]|\p{Script=Han}/u.test(part)) return [part.replace(/\.$/, '')];
    const word = part.toLowerCase();
    if (fillers.has(word)) return [];
    return turners.test(word) ? [word] : [skeleton(word)];
  });
}

/** The consonants of a word, each once, sorted; vowels of a word without any. */
function skeleton(word: string): string {
  const letters = [...new Set(word.replace(/[^\p{L}]/gu, ''))].sort().join('');
  return letters.replace(/[aeiou]/g, '').replace(/s/g, '') || letters;
}
