import { describe, expect, it } from '@rstest/core';
import { fingerprints } from '../../../../../../plugins/tools/check/parity/fingerprint';
import { pageOf } from '../../support';

const section = (body: string) => fingerprints(pageOf(`# A\n\n## B \\{#b}\n\n${body}\n`)).b;
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
