import { splitFrontmatter } from '../../../shared/frontmatter';

/** Speeds of silent reading, from the middle of what studies report for prose. */
const wordsPerMinute = 230;
const charactersPerMinute = 400;
/** Characters of languages that are written without spaces. */
const characters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Code blocks. */
export const fences = /^([ \t>]*)(```+|~~~+)[^\n]*\n[\s\S]*?^\1\2[^\n]*$/gm;

/** Minutes that a page takes to read, at least 1. Code blocks, imports and tags are not counted. */
export function readingMinutes(source: string): number {
  const text = splitFrontmatter(source)
    .body.replace(fences, ' ')
    .replace(/^(import|export)\s.*$/gm, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ');
  const wide = text.match(characters)?.length ?? 0;
  const words = text.replace(characters, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute + wide / charactersPerMinute));
}
