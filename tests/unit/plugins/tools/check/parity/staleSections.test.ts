import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { fingerprints } from '../../../../../../plugins/tools/check/parity/fingerprint';
import {
  parityFile,
  readAccepted,
  staleSections,
  writeAccepted,
} from '../../../../../../plugins/tools/check/parity/staleSections';
import { folderOf, pageOf } from '../../support';

const page = (b: string, c = 'End.') => pageOf(`Intro.\n\n# A\n\n## B\n\n${b}\n\n## C\n\n${c}\n`);
const accepted = fingerprints(page('The value is 1.'));

describe('staleSections', () => {
  it('finds none while the original is the same', () => {
    expect(staleSections(page('The value is 1.'), page('值'), accepted)).toEqual([]);
  });

  it('finds the sections that changed', () => {
    expect(staleSections(page('The value is 2.', 'Never.'), page('值'), accepted)).toEqual([
      { id: 'b', index: 1 },
      { id: 'c', index: 2 },
    ]);
  });

  it('finds a change above the first heading', () => {
    const original = pageOf('Other words entirely.\n\n# A\n\n## B\n\nThe value is 1.\n\n## C\n\nEnd.\n');
    expect(staleSections(original, page('值'), accepted)).toEqual([{ id: '', index: -1 }]);
  });

  it('leaves sections that the translation lacks to `parity/headings`', () => {
    expect(staleSections(page('The value is 2.'), pageOf('# A\n'), accepted)).toEqual([]);
  });
});

describe('the accepted fingerprints', () => {
  it('are sorted and survive writing and reading', () => {
    const docs = folderOf({ 'zh/a.md': '' });
    const file = parityFile(docs, 'zh');
    expect(readAccepted(file)).toEqual({});
    writeAccepted(file, { '/b': { '': '1' }, '/a': accepted });
    expect(existsSync(join(docs, 'zh/.parity.json'))).toBe(true);
    expect(readAccepted(file)).toEqual({ '/a': accepted, '/b': { '': '1' } });
    expect(readFileSync(file, 'utf8').indexOf('/a')).toBeLessThan(readFileSync(file, 'utf8').indexOf('/b'));
  });
});
