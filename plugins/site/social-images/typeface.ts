import type { Font, Glyph } from './libraries';

/** Several fonts as one: a character has the first font that has it. */
export class Typeface {
  constructor(private readonly fonts: readonly Font[]) {}

  /** The text without pictographs that no font has; they rarely say anything that words do not. */
  readable(text: string): string {
    return text
      .normalize('NFC')
      .replace(/\p{Extended_Pictographic}(?:[\u{1f3fb}-\u{1f3ff}]|\u200d|\ufe0f)*/gu, symbol =>
        this.missing(symbol).length > 0 ? '' : symbol,
      );
  }

  /** The characters of a text that no font has, each once. */
  missing(text: string): string[] {
    return [...new Set(text)].filter(character => !/\s/.test(character) && !this.fontOf(character));
  }

  width(text: string, size: number): number {
    let end = 0;
    for (const { glyph, font, x } of this.glyphs(text, size))
      end = x + (glyph.advanceWidth * size) / font.unitsPerEm;
    return end;
  }

  /** A text as the `d` of an SVG path; `y` is its baseline. */
  outline(text: string, x: number, y: number, size: number): string {
    return this.glyphs(text, size)
      .map(({ glyph, x: from }) =>
        glyph.getPath(x + from, y, size).toPathData({ decimalPlaces: 2, flipY: false }),
      )
      .join('');
  }

  /** The glyphs of a text with their places; pairs of letters in one font are kerned. */
  private glyphs(text: string, size: number): Placed[] {
    const placed: Placed[] = [];
    let x = 0;
    for (const character of text) {
      const before = placed.at(-1);
      const font = this.fontOf(character) ?? before?.font ?? this.fonts[0]!;
      const glyph = font.charToGlyph(character);
      const scale = size / font.unitsPerEm;
      if (before?.font === font) x += font.getKerningValue(before.glyph, glyph) * scale;
      placed.push({ font, glyph, x });
      x += glyph.advanceWidth * scale;
    }
    return placed;
  }

  private fontOf(character: string): Font | undefined {
    return this.fonts.find(font => font.charToGlyph(character).index > 0);
  }
}

/** A glyph, and the distance of its beginning from that of the text. */
interface Placed {
  font: Font;
  glyph: Glyph;
  x: number;
}
