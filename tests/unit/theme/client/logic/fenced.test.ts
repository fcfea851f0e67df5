import { describe, expect, it } from '@rstest/core';
import { fenced } from '../../../../../theme/client/logic/fenced';

describe('fenced', () => {
  it('writes a code block that code with fences does not end', () => {
    expect(fenced('a `b`', 'txt')).toBe('\n```txt\na `b`\n```\n\n');
    expect(fenced('````md\nx\n````')).toBe('\n`````\n````md\nx\n````\n`````\n\n');
  });
});
