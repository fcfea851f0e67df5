import { expect, it } from '@rstest/core';
import { fileProblem } from '../../../../plugins/shared/fileProblem';

it('says why a path cannot be a file, and what may be meant', () => {
  expect(fileProblem('package.json')).toBeUndefined();
  expect(fileProblem('plugins')).toBe('"plugins" is a folder; name a file');
  expect(fileProblem('no/such/file.yaml')).toBe('"no/such/file.yaml" does not exist');
  expect(fileProblem('pakage.json')).toBe('"pakage.json" does not exist. Did you mean `package.json`?');
  expect(fileProblem('.\\package.json')).toBe('".\\package.json" does not exist. Write `/` between folders.');
});
