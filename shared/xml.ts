const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML 1.0 forbids even when escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must name them
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Text for the content of an element or of a quoted attribute, in XML and in HTML. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, character => entities[character]!);
}

/** An element; attributes without a value (`undefined`) are left out, content is written as it is. */
export function element(
  name: string,
  attributes: Record<string, string | undefined>,
  content?: string,
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(value!)}"`)
    .join('');
  return content === undefined ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** An element that contains a text, which is escaped here. */
export const textElement = (name: string, text: string, attributes: Record<string, string> = {}): string =>
  element(name, attributes, escapeXml(text));

/** An element that contains other elements, one per line. */
export const parent = (name: string, children: string[], attributes: Record<string, string> = {}): string =>
  element(name, attributes, children.join('\n'));

/** A whole XML file with one root element. */
export const xmlFile = (root: string): string => `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
