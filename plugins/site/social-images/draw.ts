import { setImmediate as pause } from 'node:timers/promises';
import { Progress } from '../../../shared/node/progress';
import { type Files, readLogo } from './files';
import { loadFonts, loadPainter } from './libraries';
import type { SocialImagesSettings } from './options';
import { type Content, picture } from './picture';
import { Typeface } from './typeface';

/** A picture to draw. */
export interface Wanted {
  /** What names the picture. */
  key: string;
  content: Content;
  /** File of a page that has it, for messages. */
  page: string;
}

/** Draws pictures; returns what is wrong. */
export async function draw(
  wanted: readonly Wanted[],
  files: Files,
  { colors, fonts }: Pick<SocialImagesSettings, 'colors' | 'fonts'>,
  onDrawn: (wanted: Wanted, png: Uint8Array) => void,
): Promise<string[]> {
  if (wanted.length === 0) return [];
  const open = await loadFonts();
  const paint = await loadPainter();
  const title = new Typeface(files.title.map(open));
  const text = fonts.text ? new Typeface(files.text.map(open)) : title;
  const style = { colors, title, text, logo: files.logo ? readLogo(files.logo) : undefined };
  const unknown = new Map<string, Unknown>();
  const progress = new Progress('pictures drawn', wanted.length);
  for (const each of wanted) {
    const content = {
      title: title.readable(each.content.title),
      description: text.readable(each.content.description),
      siteName: text.readable(each.content.siteName),
    };
    const ofTitle = title.missing(content.title);
    const ofText = text.missing(content.description + content.siteName);
    note(unknown, 'options.fonts.title', ofTitle, each.page);
    note(unknown, `options.fonts.${fonts.text ? 'text' : 'title'}`, ofText, each.page);
    if (ofTitle.length + ofText.length === 0) onDrawn(each, paint(picture(content, style)));
    progress.step();
    // Other plugins finish their files meanwhile.
    await pause();
  }
  progress.end();
  return problems(unknown);
}

/** Characters that no font of an option has, and the pages that have them. */
interface Unknown {
  characters: Set<string>;
  pages: Set<string>;
}

function note(unknown: Map<string, Unknown>, option: string, characters: string[], page: string): void {
  if (characters.length === 0) return;
  const entry = unknown.get(option) ?? { characters: new Set(), pages: new Set() };
  unknown.set(option, entry);
  for (const character of characters) entry.characters.add(character);
  entry.pages.add(page);
}

const mostShown = 20;

function problems(unknown: Map<string, Unknown>): string[] {
  return [...unknown].map(([option, { characters, pages }]) => {
    const [first] = pages;
    const others = pages.size > 1 ? ` and ${pages.size - 1} more` : '';
    const shown = [...characters].slice(0, mostShown).map(character => {
      const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
      return `"${character}" (U+${code})`;
    });
    const rest =
      characters.size > shown.length ? ` and ${characters.size - shown.length} more characters` : '';
    return `${option}: no font has ${shown.join(', ')}${rest}, which ${first}${others} ${others ? 'need' : 'needs'}. Add a font that has them, or leave pages out with options.exclude`;
  });
}
