import { describe, expect, it } from '@rstest/core';
import { readText } from '../../../../../plugins/tools/site/readText';

const bodyOf = (...chunks: string[]) => {
  let pulled = 0;
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = chunks[pulled++];
        if (chunk === undefined) controller.close();
        else controller.enqueue(encoder.encode(chunk));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, pulled: () => pulled };
};

describe('readText', () => {
  it('joins what arrives, a letter in two pieces too', async () => {
    const [first, second] = [new Uint8Array([0xe7]), new Uint8Array([0xab, 0xaf])];
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of [first, second]) controller.enqueue(chunk);
        controller.close();
      },
    });
    expect(await readText(body, 3)).toBe('端');
    expect(await readText(null, 3)).toBe('');
  });

  it('reads no further than the limit', async () => {
    const { body, pulled } = bodyOf('abc', 'def', 'ghi', 'jkl');
    expect(await readText(body, 5)).toBeUndefined();
    expect(pulled()).toBe(2);
  });
});
