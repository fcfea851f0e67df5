import { readFileSync, statSync } from 'node:fs';
import { imageSize as measure } from 'image-size';
import type { ImageSize } from './sizedImages';

/** Size of a picture's file; nothing if there is none, or if {@link imageSize} cannot tell. */
export function imageSizeOf(file: string): ImageSize | undefined {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? imageSize(readFileSync(file)) : undefined;
}

/**
 * Size of a picture as browsers show it.
 * @returns nothing for what is no picture, and for an SVG that does not say
 */
export function imageSize(bytes: Buffer): ImageSize | undefined {
  try {
    const { width, height, orientation = 1 } = measure(bytes);
    if (!(width > 0 && height > 0)) return undefined;
    // Exif: from 5 on the picture lies on its side, and browsers set it upright.
    return orientation < 5 ? [width, height] : [height, width];
  } catch {
    return undefined;
  }
}
