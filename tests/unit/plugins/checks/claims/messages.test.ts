import { describe, expect, it } from '@rstest/core';
import { parseClaims } from '../../../../../plugins/checks/claims/claimFile';
import { unprovedMessages } from '../../../../../plugins/checks/claims/messages';
import { ClaimsOptions } from '../../../../../plugins/checks/claims/options';
import { pageOf, told } from '../support';

function check(source: string, prints = '', options: ClaimsOptions = {}) {
  const { claims } = parseClaims(`- for: a\n  run: tool\n  expect: { prints: [${prints}] }\n`);
  const settings = ClaimsOptions.parse({
    messages: ['\\[tool\\]', '^error '],
    uncovered: 'error',
    ...options,
  });
  return told(unprovedMessages([pageOf(source)], claims, settings));
}

const quoted = 'It says `[tool] No file at /a/b.ts` then.\n';

describe('unprovedMessages', () => {
  it('reports quoted messages that no claim prints', () => {
    expect(check(quoted)).toEqual([
      'claims/message 1: No claim prints the message "[tool] No file at /a/b.ts".',
    ]);
    expect(check('Text\n\n```txt\nbuild\nerror no file\n```\n')).toEqual([
      'claims/message 3: No claim prints the message "error no file".',
    ]);
  });

  it.each([
    ['the message', "'[tool] No file at /a/b.ts'"],
    ['its beginning', "'[tool] No file at'"],
    ['a longer message', "'error [tool] No file at /a/b.ts and more'"],
    ['a pattern', '/No file at \\S+/'],
  ])('accepts a claim that prints %s', (_, prints) => {
    expect(check(quoted, prints)).toEqual([]);
  });

  it('compares the part before an ellipsis', () => {
    expect(check('`[tool] No file at …`\n', "'[tool] No file at'")).toEqual([]);
    expect(check('`[tool] No file at …`\n', "'[tool] No folder'")).toHaveLength(1);
  });

  it('ignores other text and code in a language', () => {
    expect(check('`tool build`\n\n```ts\nconst a = "[tool] x";\n```\n')).toEqual([]);
  });

  it('is off without patterns and without `uncovered`', () => {
    expect(check(quoted, '', { messages: [] })).toEqual([]);
    expect(check(quoted, '', { uncovered: 'off' })).toEqual([]);
  });
});
