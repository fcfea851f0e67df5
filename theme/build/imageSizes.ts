import { dirname, join, resolve } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { PageNode } from '../logic/nestedToc';
import { sizedImages } from '../logic/sizedImages';
import { imageSizeOf } from './logoSize';

/**
 * Writes into each picture of a page how large it is, so that the browser keeps its place until it
 * has arrived and nothing moves.
 * @param docs folder of the pages
 */
export function duetImageSizes(docs: string): RspressPlugin {
  const fileOf = (source: string, page: string) => {
    const path = decodeURI(source.replace(/[?#].*/, ''));
    return path.startsWith('/') ? join(docs, 'public', path) : resolve(dirname(page), path);
  };
  return {
    name: 'rspress-theme-duet/image-sizes',
    markdown: {
      rehypePlugins: [
        () => (tree: unknown, page: { path: string }) =>
          sizedImages(tree as PageNode, source => imageSizeOf(fileOf(source, page.path))),
      ],
    },
  };
}
