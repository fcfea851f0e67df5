import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { appendOutput, appendToJson, readIfExists, writeOutput } from '../../../../plugins/shared/outputFile';

let file: string;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'output-'));
  file = join(folder, 'a/b.txt');
});
afterEach(() => rm(folder, { recursive: true }));

describe('files of the output folder', () => {
  it('are empty before they are written, and get the folders they need', async () => {
    expect(await readIfExists(file)).toBe('');
    await writeOutput(file, 'text');
    expect(await readIfExists(file)).toBe('text');
  });

  it('are not overwritten where that is ruled out', async () => {
    await writeOutput(file, 'first');
    await expect(writeOutput(file, 'second', 'wx')).rejects.toThrow('EEXIST');
    expect(await readFile(file, 'utf8')).toBe('first');
  });

  it.each([
    ['', 'b\n'],
    ['a', 'a\nb\n'],
    ['a\n', 'a\nb\n'],
  ])('keep their lines %j first', async (own, expected) => {
    if (own) await writeOutput(file, own);
    await appendOutput(file, 'b\n');
    expect(await readFile(file, 'utf8')).toBe(expected);
  });

  it('keep everything else in a JSON file', async () => {
    await appendToJson(file, 'list', [{ a: 1 }]);
    await appendToJson(file, 'list', [{ a: 2 }]);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ list: [{ a: 1 }, { a: 2 }] });
    await writeFile(file, '{"x":1}');
    await appendToJson(file, 'list', []);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ x: 1, list: [] });
  });

  it('keep changes to a JSON file that are made at the same time', async () => {
    await Promise.all([appendToJson(file, 'a', [{ x: 1 }]), appendToJson(file, 'b', [{ y: 1 }])]);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ a: [{ x: 1 }], b: [{ y: 1 }] });
  });
});
