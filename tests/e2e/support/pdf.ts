import { inflateSync } from 'node:zlib';

/**
 * The words of a PDF that Chromium printed, without blanks. Chromium writes glyph
 * numbers; each font brings a table of the characters they stand for.
 */
export function pdfText(pdf: Buffer): string {
  const source = pdf.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id!, body!]),
  );
  const stream = (body: string) => {
    const data = /stream\n([\s\S]*?)\nendstream/.exec(body)?.[1] ?? '';
    return body.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data;
  };
  const fonts = new Map<string, Map<string, string>>();
  for (const body of objects.values()) {
    for (const [, name, id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!) ?? '')?.[1];
      if (table && !fonts.has(name!)) fonts.set(name!, characters(stream(objects.get(table)!)));
    }
  }
  let text = '';
  for (const body of objects.values()) {
    if (!body.includes('stream\n') || /\/(Subtype|Type|Length1)\b/.test(body.split('stream\n')[0]!)) continue;
    let font = new Map<string, string>();
    for (const [, name, glyphs] of stream(body).matchAll(
      /\/(F\d+) [\d.]+ Tf|((?:<[0-9A-F]+>)(?=[^\n]*T[jJ]))/gi,
    )) {
      if (name) font = fonts.get(name) ?? new Map();
      else
        for (const [glyph] of glyphs!.matchAll(/[0-9A-F]{4}/gi)) text += font.get(glyph.toUpperCase()) ?? '';
    }
  }
  // Ligatures come as one character.
  return text.normalize('NFKC').replace(/\s/g, '');
}

/** A font's table from glyph number to character. */
function characters(table: string): Map<string, string> {
  const result = new Map<string, string>();
  const character = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, block] of table.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g)) {
    for (const [, glyph, code] of block!.matchAll(/<(\w+)> <(\w+)>/g))
      result.set(glyph!.toUpperCase(), character(code!));
  }
  for (const [, block] of table.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g)) {
    for (const [, from, to, code] of block!.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      for (let glyph = Number.parseInt(from!, 16); glyph <= Number.parseInt(to!, 16); glyph++) {
        const point = Number.parseInt(code!, 16) + glyph - Number.parseInt(from!, 16);
        result.set(glyph.toString(16).padStart(4, '0').toUpperCase(), String.fromCodePoint(point));
      }
    }
  }
  return result;
}
