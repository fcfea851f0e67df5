import { describe, expect, it } from '@rstest/core';
import { Progress } from '../../../../shared/node/progress';

/** What a job of ten steps writes, one step per `stepMs`. */
function written(stepMs: number, isTTY: boolean): string {
  let time = 0;
  let text = '';
  const output = { isTTY, write: (part: string) => (text += part) };
  const progress = new Progress('pages rendered', 10, output, () => time);
  for (let step = 0; step < 10; step++) {
    time += stepMs;
    progress.step();
  }
  progress.end();
  return text;
}

describe('progress', () => {
  it('is not shown for what takes less than two seconds', () => {
    expect(written(190, true)).toBe('');
  });

  it('is plain lines where there is no terminal', () => {
    expect(written(1000, false).split('\n')).toEqual([
      '2 of 10 pages rendered, about 8 s left',
      '4 of 10 pages rendered, about 6 s left',
      '6 of 10 pages rendered, about 4 s left',
      '8 of 10 pages rendered, about 2 s left',
      '',
    ]);
  });

  it('is one line in a terminal, which goes at the end', () => {
    const text = written(1000, true);
    expect(text).not.toContain('\n');
    expect(text.split('\r\x1b[K')).toHaveLength(6);
    expect(text.endsWith('\r\x1b[K')).toBe(true);
  });
});
