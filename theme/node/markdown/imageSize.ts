import { readFileSync, statSync } from 'node:fs';
import { imageSize as measure } from 'image-size';
import type { ImageSize } from './sizedImages';

/** Size of an image file; undefined if it does not exist or {@link imageSize} finds no size. */
export function imageSizeOf(file: string): ImageSize | undefined {
  const bytes = bytesOf(file);
  return bytes && imageSize(bytes);
}

/**
 * Size of an image file that it has on a page without a style; undefined for an SVG that gives a ratio alone, which
 * is as wide as the text.
 */
export function ownImageSize(file: string): ImageSize | undefined {
  const bytes = bytesOf(file);
  if (!bytes || (file.endsWith('.svg') && !givesLength(bytes.toString()))) return undefined;
  return imageSize(bytes);
}

/** The content of a file; undefined if there is none. */
function bytesOf(file: string): Buffer | undefined {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined;
}

/** Whether an SVG has a width or a height of its own; one in percent is none. */
function givesLength(svg: string): boolean {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  return /\s(?:width|height)\s*=\s*["'][\s+]*[\d.]+(?!\S*%)/.test(root);
}

/** Size of an image as browsers show it; undefined for other files and for an SVG without a size. */
export function imageSize(bytes: Buffer): ImageSize | undefined {
  try {
    // A copy: in a truncated file, the library would read beyond the end of a Buffer.
    const { width, height, orientation = 1 } = measure(Uint8Array.from(bytes));
    if (!(width > 0 && height > 0)) return undefined;
    // Exif: from 5 on the image is stored rotated by 90 degrees, and browsers turn it.
    return orientation < 5 ? [width, height] : [height, width];
  } catch {
    return undefined;
  }
}
