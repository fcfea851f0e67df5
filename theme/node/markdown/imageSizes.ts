import { dirname, join, resolve } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { decoded, pathOf } from '../../shared/href';
import type { PageNode } from '../../shared/html';
import { imageSizeOf } from './imageSize';
import { sizedImages } from './sizedImages';

/** Adds width and height to the images of pages in the folder `docs`, so that nothing moves when they load. */
export function imageSizesPlugin(docs: string): RspressPlugin {
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

/** The file of an image on the page in the file `page`; for an image of another site, one that does not exist. */
export function imageFile(source: string, page: string, docs: string): string {
  // Markdown encodes addresses; tags keep them as written, including a lone `%`.
  const path = decoded(pathOf(source));
  return path.startsWith('/') ? join(docs, 'public', path) : resolve(dirname(page), path);
}
