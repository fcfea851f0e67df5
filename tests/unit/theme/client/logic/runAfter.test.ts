import { describe, expect, it } from '@rstest/core';
import { runAfter } from '../../../../../theme/client/logic/runAfter';

describe('runAfter', () => {
  it('runs the work, and not once it is cancelled', async () => {
    const calls: string[] = [];
    const cancel = runAfter(() => calls.push('cancelled'), 0);
    await new Promise<void>(done => {
      runAfter(() => {
        calls.push('run');
        done();
      }, 0);
      cancel();
    });
    expect(calls).toEqual(['run']);
  });
});
