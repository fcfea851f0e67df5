import { type PerLanguage, perLanguage } from '../../shared/perLanguage';
import type { ToolGroup, ToolLink } from '../options';

/** A tool in the page's language; `logoSize` is the width and height of a logo of scale 1, in CSS pixels. */
export function toolView(
  { name, desc, descEn, logo, url, urlEn, logoScale = 1 }: ToolLink,
  textOf: (text: PerLanguage) => string,
  logoSize: number,
) {
  return {
    name,
    desc: textOf(perLanguage(desc, descEn)),
    logo,
    url: textOf(perLanguage(url, urlEn)),
    logoSize: Math.round(logoSize * logoScale),
  };
}

/** Title of a group in the page's language. */
export function groupTitle({ title, titleEn }: ToolGroup, textOf: (text: PerLanguage) => string): string {
  return textOf(perLanguage(title, titleEn));
}
