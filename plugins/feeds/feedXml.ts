import { element, escapeXml } from '../../shared/xml';

/** An element that holds a text, which is escaped here. */
export const textElement = (name: string, value: string, attributes: Record<string, string> = {}): string =>
  element(name, attributes, escapeXml(value));

/** A whole file with `root` as its one element. */
export const xmlFile = (root: string): string => `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;
