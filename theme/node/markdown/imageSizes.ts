import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { decoded } from '../../../shared/decoded';
import { pathOf } from '../../shared/href';
import type { PageNode } from '../../shared/html';
import { builderPlugin } from '../builderPlugin';
import { ownImageSize } from './imageSize';
import { sizedImages } from './sizedImages';

/** Adds width and height to the images of pages in the folder `docs`, so that nothing moves when they load. */
export function imageSizesPlugin(docs: string): RspressPlugin {
  /** Files of the images on each page. */
  const images = new Map<string, Set<string>>();
  return {
    // A page whose image has changed is compiled again, and not taken from the persistent cache.
    ...builderPlugin('image-sizes', api => {
      api.transform({ test: /\.mdx?$/, order: 'post' }, ({ code, resourcePath, ...context }) => {
        for (const file of images.get(resourcePath) ?? []) {
          if (existsSync(file)) context.addDependency(file);
          else context.addMissingDependency(file);
        }
        return code;
      });
    }),
    markdown: {
      rehypePlugins: [
        () => (tree: unknown, page: { path: string }) => {
          const files = new Set<string>();
          images.set(page.path, files);
          sizedImages(tree as PageNode, source => {
            const file = imageFile(source, page.path, docs);
            if (!file) return undefined;
            files.add(file);
            return ownImageSize(file);
          });
        },
      ],
    },
  };
}

/** The file of an image on the page in the file `page`, absolute; undefined for an image of another site. */
export function imageFile(source: string, page: string, docs: string): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(source)) return undefined;
  // Markdown encodes addresses; tags keep them as written, including a lone `%`.
  const path = decoded(pathOf(source));
  return path.startsWith('/') ? resolve(docs, `public${path}`) : resolve(dirname(page), path);
}
