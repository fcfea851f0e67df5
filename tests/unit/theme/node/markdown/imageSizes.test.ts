import { join, resolve } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { imageSizeOf } from '../../../../../theme/node/markdown/imageSize';
import { imageFile } from '../../../../../theme/node/markdown/imageSizes';

const fileOf = (source: string) => imageFile(source, '/site/docs/guide/page.mdx', '/site/docs');

describe('the file of an image', () => {
  it.each([
    ['/logo.svg', '/site/docs/public/logo.svg'],
    ['./a/b.png', '/site/docs/guide/a/b.png'],
    ['../c.svg?v=1#d', '/site/docs/c.svg'],
    ['/%E5%9B%BE.svg', '/site/docs/public/图.svg'],
    ['/100%.svg', '/site/docs/public/100%.svg'],
  ])('%s', (source, file) => {
    expect(resolve(fileOf(source))).toBe(resolve(file));
  });

  it('has no size unless it is an image file', () => {
    expect(imageSizeOf(fileOf('https://example.com/a.png'))).toBeUndefined();
    // A folder.
    expect(imageSizeOf(join(import.meta.dirname, '.'))).toBeUndefined();
  });
});
