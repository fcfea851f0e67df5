import { describe, expect, it } from '@rstest/core';
import { installArguments } from '../../../../shared/commands/flags';

describe('installArguments', () => {
  it('tells packages from flags and from the values of flags', () => {
    expect(installArguments('bun', ['-D', 'a', '--registry', 'https://example.com', 'b'])).toEqual({
      packages: ['a', 'b'],
      words: ['-D', 'a', '--registry', 'https://example.com', 'b'],
      isGlobal: false,
    });
  });
  it('drops flags that concern npm alone and keeps unknown ones', () => {
    expect(installArguments('pnpm', ['--no-fund', '--legacy-peer-deps', '--unknown', 'a'])?.words).toEqual([
      '--unknown',
      'a',
    ]);
  });
  it('is undefined where a flag has no counterpart', () => {
    expect(installArguments('yarn', ['--omit=dev'])).toBeUndefined();
  });
  it('knows a global installation by both flags', () => {
    expect(installArguments('yarn', ['-g', 'a'])).toEqual({ packages: ['a'], words: ['a'], isGlobal: true });
    expect(installArguments('pnpm', ['a', '--global'])?.words).toEqual(['a', '--global']);
  });
});
