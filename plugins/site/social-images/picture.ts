import { balancedLines, fits, linesOf } from './lines';
import type { SocialImagesSettings } from './options';
import type { Typeface } from './typeface';

/** What a picture shows. */
export interface Content {
  title: string;
  /** Empty for none. */
  description: string;
  /** Name of the site; empty on its home page, whose title it is. */
  siteName: string;
}

/** A logo as an address with its content in it, and width divided by height. */
export interface Logo {
  href: string;
  ratio: number;
}

/** How pictures look. */
export interface Style {
  colors: SocialImagesSettings['colors'];
  title: Typeface;
  text: Typeface;
  logo?: Logo | undefined;
}

/** Size of a picture in pixels, as previews show it without cutting. */
export const width = 1200;
export const height = 630;
const margin = 80;
const room = width - 2 * margin;
const header = { top: 72, height: 56, size: 36, gap: 20, widestLogo: 400 };
/** Between header and bar. */
const middle = { top: 160, bottom: 574 };
const bar = 16;
/** Sizes of titles, the largest that a title fits into. */
const titles = [
  { size: 76, lines: 2 },
  { size: 64, lines: 3 },
  { size: 52, lines: 3 },
] as const;
const titleLeading = 1.2;
const description = { size: 34, leading: 1.45, gap: 28, lines: 3 };
/** Distance of the baseline from the top of a line, as part of the size of the font: the middle of what fonts have. */
const ascent = 0.88;

/** Draws a picture as SVG, all texts as outlines. */
export function picture({ title, siteName, ...content }: Content, style: Style): string {
  const { colors, logo } = style;
  const titleRoom = (size: number, lines: number) => ({
    width: room,
    lines,
    measure: (text: string) => style.title.width(text, size),
  });
  const { size, lines } =
    titles.find(({ size, lines }) => fits(title, titleRoom(size, lines))) ?? titles.at(-1)!;
  const titleLines = balancedLines(title, titleRoom(size, lines));
  const textLines = linesOf(content.description, {
    width: room,
    // A title of three lines leaves room for two.
    lines: description.lines - Math.max(0, titleLines.length - 2),
    measure: text => style.text.width(text, description.size),
  });
  const titleHeight = titleLines.length * size * titleLeading;
  const textHeight = textLines.length * description.size * description.leading;
  const between = textLines.length > 0 ? description.gap : 0;
  const top = (middle.top + middle.bottom - titleHeight - between - textHeight) / 2;
  const logoWidth = logo ? Math.min(header.height * logo.ratio, header.widestLogo) : 0;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.background}"/>`,
    `<rect y="${height - bar}" width="${width}" height="${bar}" fill="${colors.brand}"/>`,
    logo
      ? `<image x="${margin}" y="${header.top}" width="${logoWidth}" height="${header.height}" href="${logo.href}"/>`
      : '',
    ...linesOf(siteName, {
      width: room - logoWidth - header.gap,
      lines: 1,
      measure: text => style.text.width(text, header.size),
    }).map(line =>
      drawn(
        style.text,
        line,
        margin + (logo ? logoWidth + header.gap : 0),
        header.top + header.height / 2 + header.size * 0.36,
        header.size,
        colors.text,
      ),
    ),
    ...titleLines.map((line, index) =>
      drawn(style.title, line, margin, top + size * (index * titleLeading + ascent), size, colors.title),
    ),
    ...textLines.map((line, index) =>
      drawn(
        style.text,
        line,
        margin,
        top + titleHeight + between + description.size * (index * description.leading + ascent),
        description.size,
        colors.text,
      ),
    ),
    '</svg>',
  ].join('');
}

const drawn = (face: Typeface, text: string, x: number, y: number, size: number, color: string) =>
  `<path d="${face.outline(text, x, y, size)}" fill="${color}"/>`;
