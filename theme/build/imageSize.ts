import { readFileSync, statSync } from 'node:fs';
import type { ImageSize } from '../logic/sizedImages';

/** Size of a picture's file; nothing if there is none, or if {@link imageSize} cannot tell. */
export function imageSizeOf(file: string): ImageSize | undefined {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? imageSize(readFileSync(file)) : undefined;
}

/**
 * Size of an SVG or a PNG as it stands in the file.
 * @returns nothing for other formats, and for an SVG that does not say
 */
export function imageSize(bytes: Buffer): ImageSize | undefined {
  if (bytes.toString('latin1', 12, 16) === 'IHDR') return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const tag = /<svg\b[^>]*>/.exec(bytes.toString('utf8'))?.[0] ?? '';
  const number = (name: string) => Number(new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(tag)?.[1]);
  const box = /\sviewBox=["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag);
  const width = number('width') || Number(box?.[1]);
  const height = number('height') || Number(box?.[2]);
  return width > 0 && height > 0 ? [width, height] : undefined;
}
