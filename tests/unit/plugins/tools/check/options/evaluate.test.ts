import { describe, expect, it } from '@rstest/core';
import { evaluate } from '../../../../../../plugins/tools/check/options/evaluate';

const value = (code: string) => evaluate(code, '/site', process.cwd(), text => text);

describe('evaluate', () => {
  it.each([
    ['2', 2],
    ['{ a: [1] }', { a: [1] }],
    ["'a';", 'a'],
    ['const config = { a: 1 };', { a: 1 }],
    ['export const config = { a: 1 };', { a: 1 }],
    ['export default { a: 1 }', { a: 1 }],
    ["path.join(process.cwd(), 'src')", '/site/src'],
    ['undefined', { $: 'undefined' }],
  ])('%s', (code, expected) => {
    expect(value(code)).toEqual(expected);
  });

  it.each(['all hosts', 'missing', '{ a: }'])('refuses %s', code => {
    expect(() => value(code)).toThrow();
  });

  it('stops code that does not end', () => {
    expect(() => value('(() => { for (;;); })()')).toThrow(/timed out/);
  }, 20_000);
});
