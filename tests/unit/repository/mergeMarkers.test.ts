import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { expect, it } from '@rstest/core';

it('no file holds the markers of an unresolved merge', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  const marked = files
    .filter(file => statSync(file, { throwIfNoEntry: false })?.isFile())
    .filter(file => /^(<{7}|>{7}) /m.test(readFileSync(file, 'utf8')));
  expect(marked).toEqual([]);
});
