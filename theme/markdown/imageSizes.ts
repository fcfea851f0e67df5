import { dirname, join, resolve } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { PageNode } from './html';
import { imageSizeOf } from './imageSize';
import { sizedImages } from './sizedImages';

/**
 * Writes into each picture of a page how large it is, so that the browser keeps its place until it
 * has arrived and nothing moves.
 * @param docs folder of the pages
 */
export function duetImageSizes(docs: string): RspressPlugin {
  return {
    name: 'rspress-theme-duet/image-sizes',
    markdown: {
      rehypePlugins: [
        () => (tree: unknown, page: { path: string }) =>
          sizedImages(tree as PageNode, source => imageSizeOf(imageFile(source, page.path, docs))),
      ],
    },
  };
}

/**
 * The file that a picture's address stands for; of another site's picture, one that does not exist.
 * @param page file of the page
 * @param docs folder of the pages
 */
export function imageFile(source: string, page: string, docs: string): string {
  const path = decoded(source.replace(/[?#].*/, ''));
  return path.startsWith('/') ? join(docs, 'public', path) : resolve(dirname(page), path);
}

/** Markdown encodes addresses, tags keep them as they are written, a lone `%` included. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
