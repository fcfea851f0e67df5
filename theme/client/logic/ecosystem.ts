import type { PerLanguage } from '../../../shared/perLanguage';
import type { ToolGroup, ToolLink } from '../../options';

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

/** One form for a text that may come in two fields, such as `desc` and `descEn`; then `text` is Chinese or a table. */
function perLanguage(text: PerLanguage, english?: string): PerLanguage {
  if (english === undefined) return text;
  return { en: english, ...(typeof text === 'string' ? { zh: text } : text) };
}
