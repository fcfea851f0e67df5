import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { userError } from '../../../shared/node/userError';
import { optionalPackages } from '../../shared/optionalPackages';

/** What this plugin uses of a glyph of the package `opentype.js`. */
export interface Glyph {
  /** 0 is the sign for a character that the font does not have. */
  index: number;
  advanceWidth: number;
  getPath(
    x: number,
    y: number,
    size: number,
  ): { toPathData(options: { decimalPlaces: number; flipY: boolean }): string };
}

/** What this plugin uses of a font of the package. Its layout of whole texts fails on fonts such as Inter. */
export interface Font {
  unitsPerEm: number;
  charToGlyph(character: string): Glyph;
  getKerningValue(left: Glyph, right: Glyph): number;
}

interface OpenType {
  parse(bytes: ArrayBuffer): Font;
}

interface Resvg {
  initWasm(module: Uint8Array): Promise<void>;
  Resvg: new (
    svg: string,
    options: object,
  ) => {
    render(): { asPng(): Uint8Array; free(): void };
    free(): void;
  };
}

const plugin = 'social-images';
const names = ['opentype.js', '@resvg/resvg-wasm'] as const;

/**
 * Versions of the packages that draw, without loading them.
 * @throws an error that says how to install what is missing
 */
export function versionsOf(find = createRequire(import.meta.url).resolve): string[] {
  const folders = names.map(name =>
    find
      .paths(name)
      ?.map(folder => join(folder, name))
      .find(folder => existsSync(join(folder, 'package.json'))),
  );
  const missing = names.filter((_, index) => !folders[index]);
  if (missing.length > 0)
    throw userError(
      `[rspress-plugin-duet/${plugin}] Packages are missing that draw pictures: ${missing.join(', ')}. Install them: npm install -D ${missing.join(' ')}`,
    );
  return folders.map(folder => JSON.parse(readFileSync(join(folder!, 'package.json'), 'utf8')).version);
}

/** Loads the package that reads fonts. */
export async function loadFonts(): Promise<(file: string) => Font> {
  const [loaded] = await optionalPackages<[OpenType & { default?: OpenType }]>(plugin, 'opentype.js');
  const { parse } = loaded.default ?? loaded;
  return file => {
    const { buffer, byteOffset, byteLength } = readFileSync(file);
    try {
      return parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
    } catch (error) {
      throw userError(
        `[rspress-plugin-duet/${plugin}] The font ${file} cannot be read: ${(error as Error).message}`,
      );
    }
  };
}

let ready: Promise<Resvg> | undefined;

/** Loads the package that turns SVG into PNG, once for all sites of a process. */
export async function loadPainter(): Promise<(svg: string) => Uint8Array> {
  ready ??= (async () => {
    const [resvg] = await optionalPackages<[Resvg]>(plugin, '@resvg/resvg-wasm');
    const file = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
    await resvg.initWasm(readFileSync(file));
    return resvg;
  })();
  const { Resvg } = await ready;
  return svg => {
    // All text is outlines; the fonts of the machine would only cost time.
    const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
    const image = drawing.render();
    const png = image.asPng();
    image.free();
    drawing.free();
    return png;
  };
}
