import { readFileSync } from 'node:fs';
import { expect, it } from '@rstest/core';
import { firstFrameSource } from '../../../../theme/head/firstFrame';

it('waits for the first element of everything that the styles leave out', () => {
  const styles = readFileSync('theme/styles/first-frame.css', 'utf8');
  const leftOut = [...styles.matchAll(/(\S+ > :nth-child)\(n \+ (\d+)\)/g)];
  const awaited = [...firstFrameSource.matchAll(/([^\s(]+ > :nth-child)\((\d+)\)/g)];
  const parts = (list: RegExpExecArray[]) => list.map(([, selector, place]) => `${selector} ${place}`);
  expect(leftOut.length).toBeGreaterThan(0);
  expect(parts(awaited)).toEqual(parts(leftOut));
});
