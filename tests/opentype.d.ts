/** What the font of the fixture `outputs` uses of the package, which has no types. */
declare module 'opentype.js' {
  class Path {
    moveTo(x: number, y: number): void;
    lineTo(x: number, y: number): void;
    close(): void;
  }
  class Glyph {
    constructor(options: object);
  }
  class Font {
    constructor(options: object);
    toArrayBuffer(): ArrayBuffer;
  }
  const opentype: { Path: typeof Path; Glyph: typeof Glyph; Font: typeof Font };
  export default opentype;
}
