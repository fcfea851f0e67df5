import { describe, expect, it } from '@rstest/core';
import { imageSize } from '../../../../theme/build/imageSize';

const svg = (attributes: string) =>
  imageSize(Buffer.from(`<?xml version="1.0"?>\n<svg ${attributes}><g/></svg>`));

describe('imageSize', () => {
  it.each([
    ['width and height', 'width="120" height="30px" viewBox="0 0 4 4"', [120, 30]],
    ['a view box', 'xmlns="x" viewBox="0 0 32 16.5"', [32, 16.5]],
    ['a view box with commas', "viewBox='-1,-1,10,20'", [10, 20]],
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

  it('does not guess', () => {
    expect(svg('')).toBeUndefined();
    expect(svg('width="0" height="0"')).toBeUndefined();
    expect(imageSize(Buffer.from('GIF89a'))).toBeUndefined();
  });
});
