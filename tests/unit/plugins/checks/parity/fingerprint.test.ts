import { describe, expect, it } from '@rstest/core';
import { parsePage } from '../../../../../plugins/checks/core/parsePage';
import { codeDifference } from '../../../../../plugins/checks/parity/codeDifference';
import { fingerprints } from '../../../../../plugins/checks/parity/fingerprint';

const page = (body: string) =>
  parsePage(body, { file: 'docs/en/a.mdx', lang: 'en', route: '/a', fragment: false });
const section = (body: string) => fingerprints(page(`# A\n\n## B \\{#b}\n\n${body}\n`)).b;
const original = 'The server does not listen on port `3000` until all 4 files are written.';

describe('the fingerprint of a section', () => {
  it.each([
    ['punctuation', 'The server does not listen on port `3000`, until all 4 files are written!'],
    ['spaces and line breaks', 'The  server does not listen\non port `3000` until all 4 files are written.'],
    ['a doubled letter', 'The serverr does not listen on port `3000` until all 4 files are written.'],
    ['a forgotten vowel', 'The servr does not listen on port `3000` until all 4 files are written.'],
    [
      'letters in the wrong order',
      'The sevrer does not lsiten on port `3000` until all 4 files are written.',
    ],
    ['an article', 'Server does not listen on the port `3000` until all 4 files are written.'],
  ])('stays the same after a change of %s', (_, changed) => {
    expect(section(changed)).toBe(section(original));
  });

  it.each([
    ['a value', 'The server does not listen on port `3001` until all 4 files are written.'],
    ['a number', 'The server does not listen on port `3000` until all 5 files are written.'],
    ['a negation', 'The server does listen on port `3000` until all 4 files are written.'],
    ['a word', 'The server does not listen on port `3000` until all 4 files are deleted.'],
    ['a sentence', `${original} Then it starts.`],
    ['a link', 'The [server](/b) does not listen on port `3000` until all 4 files are written.'],
  ])('changes with %s', (_, changed) => {
    expect(section(changed)).not.toBe(section(original));
  });

  it('ignores comments in code, but no code', () => {
    const fence = (code: string) => section(`\`\`\`ts\n${code}\n\`\`\``);
    expect(fence('const a = 1; // one')).toBe(fence('const a = 1; // the number'));
    expect(fence('const a = 1;')).not.toBe(fence('const a = 2;'));
  });
});

describe('code in two languages', () => {
  it.each([
    ['comments', 'ts', 'const a = 1; // one', 'const a = 1; // 一'],
    ['strings for people', 'ts', "alert('Hello');", "alert('你好');"],
    ['words between tags', 'html', '<p>Hello</p>', '<p>你好</p>'],
    ['an address in a string', 'ts', "fetch('https://a.b'); // x", "fetch('https://a.b'); // 取"],
  ])('may differ in %s', (_, lang, from, to) => {
    expect(codeDifference(from, to, lang)).toBeUndefined();
  });

  it.each([
    ['a value', 'ts', 'a(1);\nb(2);', 'a(1);\nb(3);', 2],
    ['a name', 'ts', "alert('Hello');", "alertt('你好');", 1],
    ['a dropped line', 'ts', 'a();\nb();\nc();', 'a();\nc();', 2],
    ['an added line', 'sh', 'npx a', 'npx a\nnpx b', 2],
    ['an attribute', 'html', '<p class="a">Hello</p>', '<p class="b">你好</p>', 1],
  ])('may not differ in %s', (_, lang, from, to, line) => {
    expect(codeDifference(from, to, lang)?.line).toBe(line);
  });
});
