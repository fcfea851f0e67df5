import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@rstest/core';
import { imageSize, imageSizeOf, ownImageSize } from '../../../../../theme/node/markdown/imageSize';

const svg = (attributes: string) =>
  imageSize(Buffer.from(`<?xml version="1.0"?>\n<svg ${attributes}><g/></svg>`));

/** Start of a JPEG as a camera writes it: Exif with the way it was held, then the frame. */
function jpeg(width: number, height: number, orientation: number): Buffer {
  const exif = Buffer.from('ffd8ffe100224578696600004d4d002a000000080001011200030000000100000000', 'hex');
  exif.writeUInt16BE(orientation, 30);
  const end = Buffer.from('00000000', 'hex');
  const frame = Buffer.from('ffc000110800000000030122000211010311', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([exif, end, frame]);
}

describe('imageSize', () => {
  it.each([
    ['width and height', 'width="120" height="30px" viewBox="0 0 4 4"', [120, 30]],
    ['a view box', 'xmlns="x" viewBox="0 0 32 16"', [32, 16]],
    ['a view box where the size is relative', 'width="100%" height="100%" viewBox="0 0 8 4"', [8, 4]],
  ])('reads an SVG with %s', (_, attributes, expected) => {
    expect(svg(attributes)).toEqual(expected);
  });

  it('reads a PNG', () => {
    const png = Buffer.alloc(33);
    png.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
    png.write('IHDR', 12, 'latin1');
    png.writeUInt32BE(640, 16);
    png.writeUInt32BE(160, 20);
    expect(imageSize(png)).toEqual([640, 160]);
  });

  it('reads a WebP', () => {
    const webp = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';
    expect(imageSize(Buffer.from(webp, 'base64'))).toEqual([1, 1]);
  });

  it('reads a JPEG as it is shown, not as it lies in the file', () => {
    expect(imageSize(jpeg(640, 480, 1))).toEqual([640, 480]);
    expect(imageSize(jpeg(640, 480, 6))).toEqual([480, 640]);
  });

  it('does not guess', () => {
    expect(svg('')).toBeUndefined();
    expect(svg('width="0" height="0"')).toBeUndefined();
    expect(imageSize(Buffer.from('GIF89a'))).toBeUndefined();
    expect(imageSize(Buffer.from(''))).toBeUndefined();
    expect(imageSize(Buffer.from('no picture'))).toBeUndefined();
  });
});

describe('ownImageSize', () => {
  const folder = mkdtempSync(join(tmpdir(), 'duet-images-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (attributes: string) => {
    const path = join(folder, 'a.svg');
    writeFileSync(path, `<?xml version="1.0"?>\n<svg ${attributes}><g width="9"/></svg>`);
    return path;
  };

  it.each([
    ['both', 'width="120" height="30px" viewBox="0 0 4 1"', [120, 30]],
    ['a width', "width='8' viewBox='0 0 4 2'", [8, 4]],
    ['a height', 'viewBox="0 0 4 2" height=" 2"', [4, 2]],
    ['no length', 'viewBox="0 0 32 16"', undefined],
    ['lengths in percent', 'width="100%" height="50.5%" viewBox="0 0 32 16"', undefined],
    ['another attribute with such a name', 'stroke-width="2" viewBox="0 0 32 16"', undefined],
  ])('of an SVG with %s', (_, attributes, expected) => {
    expect(ownImageSize(file(attributes))).toEqual(expected);
  });

  it('is not asked for a logo, which has a height: the ratio is enough', () => {
    expect(imageSizeOf(file('viewBox="0 0 32 16"'))).toEqual([32, 16]);
  });
});
