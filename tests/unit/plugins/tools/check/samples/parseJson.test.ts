import { describe, expect, it } from '@rstest/core';
import { jsonOfJsonc, problemInJson } from '../../../../../../plugins/tools/check/samples/parseJson';

describe('problemInJson', () => {
  it.each(['{}', '[1, "a", null]', '"text"'])('accepts %s', code => {
    expect(problemInJson(code)).toBeUndefined();
  });

  it.each([
    ['a trailing comma', '{\n  "a": 1,\n}', 3, 1],
    ['single quotes', "{ 'a': 1 }", 1, 3],
    ['a comment', '{} // a', 1, 4],
    ['a missing brace', '{\n  "a": 1', 2, 9],
    ['a missing comma', '{ "a": 1 "b": 2 }', 1, 10],
    ['undefined', 'undefined', 1, 1],
  ])('locates %s', (_, code, line, column) => {
    expect(problemInJson(code)).toMatchObject({ line, column });
  });

  it('leaves the position out of the message', () => {
    expect(problemInJson('{ "a": 1, }')!.message).not.toMatch(/position|line \d/);
  });
});

describe('jsonOfJsonc', () => {
  it.each([
    ['{ "a": 1 } // end', { a: 1 }],
    ['{ /* a */ "b": [1, 2,], }', { b: [1, 2] }],
    ['{ "a": "// text", "b": "/* text */", "c": ",}" }', { a: '// text', b: '/* text */', c: ',}' }],
    ['{ "a": "\\"// text" }', { a: '"// text' }],
  ])('%s', (code, value) => {
    expect(JSON.parse(jsonOfJsonc(code))).toEqual(value);
  });

  it('keeps every position', () => {
    const code = '{\n  // one\n  "a": 1,\n}';
    expect(jsonOfJsonc(code)).toBe('{\n        \n  "a": 1 \n}');
  });
});
