import { describe, expect, it } from '@rstest/core';
import { withoutComments } from '../../../../../../plugins/tools/check/parity/comments';

describe('withoutComments', () => {
  it.each([
    ['ts', 'a(); // b', 'a(); '],
    ['TS', 'a(); // b', 'a(); '],
    ['ts', 'a(/* b */);', 'a();'],
    ['jsonc', '{ // a\n}', '{ \n}'],
    ['css', 'a {} /* b */', 'a {} '],
    ['sh', 'npx a # b', 'npx a '],
    ['yaml', '# a\nb: c', '\nb: c'],
    ['html', '<p><!-- a --></p>', '<p></p>'],
    ['vue', '<p/><!-- a -->\nb(); // c', '<p/>\nb(); '],
  ])('%s: %j', (lang, code, expected) => {
    expect(withoutComments(code, lang)).toBe(expected);
  });

  it.each([
    ['a string', 'ts', "a('// b');"],
    ['a template', 'ts', 'a(`/* b */`);'],
    ['an escaped quote', 'ts', "a('\\'// b');"],
    ['an address', 'html', 'https://a.b'],
    ['an anchor in a shell word', 'sh', 'open a#b'],
    ['slashes in CSS', 'css', 'a { b: url(//c) }'],
    ['a language without comments', 'json', '{ "a": 1 } // b'],
  ])('keeps %s', (_, lang, code) => {
    expect(withoutComments(code, lang)).toBe(code);
  });

  it('keeps line breaks, so that line numbers stay the same', () => {
    expect(withoutComments('a();/* b\nc\n*/d();', 'ts')).toBe('a();\n\nd();');
  });
});
