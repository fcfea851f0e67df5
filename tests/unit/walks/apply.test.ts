import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { apply } from '../../walks/apply';
import type { Change } from '../../walks/steps';
import { folderOf } from '../plugins/tools/support';

const files = {
  'package.json': '{ "name": "shop", "scripts": { "start": "old start", "test": "old test" } }',
  'tsconfig.json': '{\n  // A comment\n  "compilerOptions": { "lib": ["dom"], "strict": true, },\n}',
  'index.html': '<p>old</p><p>old</p>',
};

function applied(change: Change, name: string): string | undefined {
  const folder = folderOf(files);
  apply(change, folder);
  return existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : undefined;
}

describe('apply', () => {
  it('adds JSON to the file that is there, and keeps the rest', () => {
    const code = '{ "scripts": { "start": "new start", "preview": "new preview" } }';
    expect(JSON.parse(applied({ file: 'package.json', code }, 'package.json')!)).toEqual({
      name: 'shop',
      scripts: { start: 'new start', test: 'old test', preview: 'new preview' },
    });
  });

  it('reads JSON with comments, and replaces lists', () => {
    const code = '{ "compilerOptions": { "lib": ["esnext"] } }';
    expect(JSON.parse(applied({ file: 'tsconfig.json', code }, 'tsconfig.json')!)).toEqual({
      compilerOptions: { lib: ['esnext'], strict: true },
    });
  });

  it('writes other files, with their folders', () => {
    expect(applied({ file: 'src/deep/main.ts', code: 'new\n' }, 'src/deep/main.ts')).toBe('new\n');
    expect(applied({ file: 'index.html', code: 'new\n' }, 'index.html')).toBe('new\n');
  });

  it('replaces every occurrence as it is written, and deletes', () => {
    const change = { file: 'index.html', replace: 'old', with: "$& <%= a['$1'] %>" };
    expect(applied(change, 'index.html')).toBe("<p>$& <%= a['$1'] %></p><p>$& <%= a['$1'] %></p>");
    expect(applied({ remove: 'index.html' }, 'index.html')).toBeUndefined();
  });

  it.each<[Change, string]>([
    [{ remove: 'gone.ts' }, 'The project has no gone.ts.'],
    [{ file: 'gone.ts', replace: 'a', with: 'b' }, 'The project has no gone.ts.'],
    [{ file: 'index.html', replace: 'new', with: '' }, 'index.html does not contain "new".'],
    [{ file: 'package.json', code: '{ broken' }, 'package.json cannot be parsed: '],
  ])('reports what cannot be done: %j', (change, message) => {
    expect(() => applied(change, '')).toThrow(message);
  });
});
