import { resolve } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { createParsers } from '../../../../../../plugins/tools/check/samples/parsers';
import { folderOf } from '../../support';

const parsers = createParsers(resolve('tests/facts'));
const parse = (lang: string, code: string, name = `sample.${lang}`) => parsers[lang]!(code, { name });

describe('createParsers', () => {
  it.each([
    ['json', '{ "a": 1 }'],
    ['jsonc', '{ "a": 1, } // b'],
    ['yaml', 'a: 1\n---\nb: 2'],
    ['toml', 'a = 1\n[b]\nc = "d"'],
    ['css', 'a { color: red }'],
    ['scss', '$a: 1;\n.b { &:hover { c: $a } }'],
    ['less', '@a: 1;\n.b { .c(); }'],
    ['html', '<p>a</p>'],
    ['xml', '<a/>'],
    ['svg', '<svg/>'],
    ['vue', '<template><p>{{ a }}</p></template>\n<script setup>const a = 1;</script>'],
    ['svelte', '<script>let a = $state(1);</script>\n<p>{a}</p>'],
  ])('accepts %s', (lang, code) => {
    expect(parse(lang, code)).toBeUndefined();
  });

  it.each([
    ['json', '{\n  "a": 1,\n}', 3],
    ['yaml', 'a: 1\nb: c: d', 2],
    ['toml', 'a = 1\nb =', 2],
    ['css', 'a {\n  color: red', 1],
    ['scss', '.a {\n  b: c;\n', 1],
    ['less', '.a {\n  b: c;\n', 1],
    ['html', '<p a="1" a="2">', 1],
    ['xml', '<a>\n<b></a>', 2],
    ['vue', '<template>\n<p></template>', 2],
    ['svelte', '<p>\n{#if a}\n', 2],
  ])('locates an error in %s', (lang, code, line) => {
    const problem = parse(lang, code)!;
    expect(problem.line).toBe(line);
    expect(problem.column).toBeGreaterThanOrEqual(1);
    expect(problem.message).toMatch(/^[^\n]+$/);
  });

  it('reads configuration files of TypeScript as JSON with comments', () => {
    expect(parse('json', '{ "a": 1, } // b', 'tsconfig.json')).toBeUndefined();
    expect(parse('json', '{ "a": 1, } // b', 'package.json')).toBeDefined();
  });

  it('reports a compiler that is not installed', () => {
    const problem = createParsers(folderOf()).vue!('<template/>', { name: 'a.vue' });
    expect(problem).toMatchObject({ line: 1, column: 1, message: expect.stringContaining('vue') });
  });
});
