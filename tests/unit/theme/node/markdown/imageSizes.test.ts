import { resolve } from 'node:path';
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
    expect(fileOf(source)).toBe(resolve(file));
  });

  it.each(['https://example.com/a.png', '//example.com/a.png', 'data:image/png;base64,AA=='])(
    'is not known for %s',
    source => {
      expect(fileOf(source)).toBeUndefined();
    },
  );

  it('has no size if it is a folder', () => {
    expect(imageSizeOf(import.meta.dirname)).toBeUndefined();
  });
});
