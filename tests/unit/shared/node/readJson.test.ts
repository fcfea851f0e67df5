import { resolve } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { parseJson, readJson } from '../../../../shared/node/readJson';
import { folderOf } from '../../plugins/tools/support';

describe('JSON of a site', () => {
  it('is read with a byte order mark', () => {
    expect(parseJson('\uFEFF{ "a": 1 }\r\n')).toEqual({ value: { a: 1 } });
  });

  it('is reported with file and line where it cannot be read', () => {
    const file = resolve(folderOf({ 'a.json': '{\n "a": 1,\n}\n' }), 'a.json');
    expect(() => readJson(file)).toThrow(/a\.json:3: the JSON cannot be read: /);
  });

  it('names the conflict that Git has marked in it', () => {
    const text = '{\n "a": 1,\n<<<<<<< HEAD\n "b": 1\n=======\n "b": 2\n>>>>>>> other\n}\n';
    expect(parseJson(text)).toEqual({
      line: 3,
      problem: expect.stringContaining('Git has marked a conflict'),
    });
  });
});
