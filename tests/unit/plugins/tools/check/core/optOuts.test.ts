import { describe, expect, it } from '@rstest/core';
import { pageError } from '../../../../../../plugins/tools/check/core/finding';
import {
  applyOptOuts,
  optOutsWithoutReason,
  parseOptOut,
} from '../../../../../../plugins/tools/check/core/optOuts';
import { pageOf, projectOf, told } from '../../support';

describe('parseOptOut', () => {
  it.each([
    ['/* duet-allow options/default: the registry says so */', 'options/default', 'the registry says so'],
    ['/* duet-allow options: a\nb */', 'options', 'a\nb'],
    ['/* duet-allow pages/anchor */', 'pages/anchor', ''],
  ])('%s', (expression, rule, reason) => {
    expect(parseOptOut(expression)).toEqual({ rule, reason });
  });

  it.each(['/* a comment */', 'value', '/* duet-allow */'])('ignores %s', expression => {
    expect(parseOptOut(expression)).toBeUndefined();
  });
});

const page = pageOf(`# A

{/* duet-allow pages/anchor: moved */}

First block,
two lines.

Second block.

- {/* duet-allow pages: in a list */}

  Inner block.

Last block.
`);
const errorAt = (line: number, rule = 'pages/anchor') =>
  pageError(rule, page, { line, column: 1 }, 'message', 'fix');

describe('applyOptOuts', () => {
  it.each([
    ['the first line of the block after the comment', 5, 'pages/anchor', true],
    ['its last line', 6, 'pages/anchor', true],
    ['another rule', 5, 'pages/description', false],
    ['the block after that', 8, 'pages/anchor', false],
    ['a block before the comment', 1, 'pages/anchor', false],
    ['any rule of the check, in a list', 12, 'pages/description', true],
    ['a rule that only begins alike', 12, 'pagesize/a', false],
    ['the end of the page', 14, 'pages/anchor', false],
  ])('%s', (_, line, rule, exempt) => {
    const { findings, optedOut } = applyOptOuts([errorAt(line, rule)], projectOf(page));
    expect([findings.length, optedOut.length]).toEqual(exempt ? [0, 1] : [1, 0]);
  });

  it('covers the page above its first heading', () => {
    const whole = pageOf('{/* duet-allow pages/anchor: all moved */}\n\n# A\n\nText\n');
    const finding = { ...errorAt(5), file: whole.file };
    expect(applyOptOuts([finding], projectOf(whole)).optedOut).toEqual([
      { file: whole.file, line: 5, rule: 'pages/anchor', reason: 'all moved' },
    ]);
  });

  it('leaves findings on other pages alone', () => {
    const finding = { ...errorAt(5), file: 'other.mdx' };
    expect(applyOptOuts([finding], projectOf(page)).findings).toEqual([finding]);
  });

  it('requires a reason', () => {
    const silent = pageOf('# A\n\n{/* duet-allow pages/anchor */}\n\nText\n');
    const finding = { ...errorAt(5), file: silent.file };
    expect(applyOptOuts([finding], projectOf(silent)).findings).toEqual([finding]);
    expect(told(optOutsWithoutReason(projectOf(silent)))).toEqual([
      'page/opt-out 3: The opt-out from pages/anchor has no reason.',
    ]);
    expect(optOutsWithoutReason(projectOf(page))).toEqual([]);
  });
});
