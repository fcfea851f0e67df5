import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';

const hashLength = 64;

/** SHA-256 of a content, as 64 hexadecimal digits. */
export const hashOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** A value as the bytes of a cache file, which begin with their hash. */
export function sealed(value: unknown): Buffer {
  const content = serialize(value);
  return Buffer.concat([Buffer.from(hashOf(content)), content]);
}

/**
 * The value in a cache file.
 * @throws Error if the file is damaged, or written by a version of Node.js that this one does not understand
 */
export function unsealed(bytes: Buffer): unknown {
  const content = bytes.subarray(hashLength);
  if (bytes.subarray(0, hashLength).toString() !== hashOf(content)) throw new Error('The file is damaged.');
  return deserialize(content);
}
