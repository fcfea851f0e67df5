import { describe, expect, it } from '@rstest/core';
import { codeDifference } from '../../../../../../plugins/tools/check/parity/codeDifference';

describe('codeDifference', () => {
  it.each([
    ['comments', 'ts', 'const a = 1; // one', 'const a = 1; // 一'],
    ['strings', 'ts', "alert('Hello');", "alert('你好');"],
    ['strings in Cyrillic', 'ts', "alert('Hello');", "alert('Привет');"],
    ['strings with accents', 'ts', "alert('Hello');", "alert('Olé');"],
    ['text between tags', 'html', '<p>Hello</p>', '<p>你好</p>'],
    ['attributes with text', 'html', '<img alt="A cat">', '<img alt="一只猫">'],
    ['an address in a string', 'ts', "fetch('https://a.b'); // x", "fetch('https://a.b'); // 取"],
    ['whole lines of output', 'txt', 'ready in 1 s', '已就绪'],
    ['spaces and empty lines', 'ts', 'a(  1 );\n\n\nb();', 'a( 1 );\nb();'],
  ])('ignores a translation of %s', (_, lang, from, to) => {
    expect(codeDifference(from, to, lang)).toBeUndefined();
  });

  it.each([
    ['a value', 'ts', 'a(1);\nb(2);', 'a(1);\nb(3);', 2],
    ['a name', 'ts', "alert('Hello');", "alertt('你好');", 1],
    ['a string in the same script', 'ts', "import 'a';", "import 'b';", 1],
    ['a removed line', 'ts', 'a();\nb();\nc();', 'a();\nc();', 2],
    ['a removed last line', 'ts', 'a();\nb();', 'a();', 1],
    ['an added line', 'sh', 'npx a', 'npx a\nnpx b', 2],
    ['an attribute', 'html', '<p class="a">Hello</p>', '<p class="b">你好</p>', 1],
    ['a comment in a language without comments', 'json', '{} // a', '{} // b', 1],
    ['code next to a translated string', 'ts', "a('x', 1);", "a('字', 2);", 1],
  ])('finds a change of %s', (_, lang, from, to, line) => {
    expect(codeDifference(from, to, lang)?.line).toBe(line);
  });

  it('returns the lines on both sides', () => {
    expect(codeDifference('a();\nb();', 'a();\nc();', 'ts')).toEqual({
      line: 2,
      original: 'b();',
      translated: 'c();',
    });
    expect(codeDifference('a();', 'a();\nc();', 'ts')).toEqual({ line: 2, original: '', translated: 'c();' });
    expect(codeDifference('a();', '', 'ts')).toEqual({ line: 1, original: 'a();', translated: '' });
  });
});
