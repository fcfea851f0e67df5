import { describe, expect, it } from '@rstest/core';
import { inParallel } from '../../../../../../plugins/tools/check/core/parallel';
import { deferred } from '../../../../../deferred';

/** Works through `length` items; how many ran at most at the same time, and which. */
async function work(length: number, count: number) {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await inParallel([...Array(length).keys()], count, async item => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    done.push(item);
  });
  return { most, done: done.sort((a, b) => a - b) };
}

describe('inParallel', () => {
  it.each([
    [5, 2, 2],
    [5, 1, 1],
    [2, 8, 2],
    [0, 2, 0],
  ])('does %d items, %d at a time', async (length, count, most) => {
    expect(await work(length, count)).toEqual({ most, done: [...Array(length).keys()] });
  });

  it('includes items that are false', async () => {
    const seen: unknown[] = [];
    await inParallel<unknown>([0, '', false, null], 1, async item => void seen.push(item));
    expect(seen).toHaveLength(4);
  });

  it('fails when the work on an item fails, and leaves the list as it is', async () => {
    const items = [1, 2];
    const fail = () => Promise.reject(new Error('broken'));
    await expect(inParallel(items, 1, fail)).rejects.toThrow('broken');
    expect(items).toEqual([1, 2]);
  });

  it('waits for what is running when an item fails, and leaves out the rest', async () => {
    const ended: number[] = [];
    let fail = () => {};
    const failing = new Promise<void>((_, reject) => {
      fail = () => reject(new Error('broken'));
    });
    const { promise: running, resolve: end } = deferred();
    const all = inParallel([1, 2, 3], 2, async item => {
      await (item === 3 ? failing : running);
      ended.push(item);
    });
    fail();
    await Promise.resolve();
    end();
    await expect(all).rejects.toThrow('broken');
    expect(ended).toEqual([2]);
  });
});
