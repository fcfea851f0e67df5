import { describe, expect, it } from '@rstest/core';
import { splitCommands, wordsOf } from '../../../../shared/commands/shell';

describe('splitCommands', () => {
  it.each([
    ['a && b', ['a ', '&&', ' b']],
    ['a;b|c', ['a', ';', 'b', '|', 'c']],
    ['a || b\nc', ['a ', '||', ' b', '\n', 'c']],
    ['a # b && c\nd', ['a ', '# b && c', '', '\n', 'd']],
    ['a "b && c" \'d;e\'', ['a "b && c" \'d;e\'']],
    ['a b#c', ['a b#c']],
    ['a \\\n b', ['a \\\n b']],
    ['(a)', ['', '(', 'a', ')', '']],
    ['', ['']],
  ])('splits %o', (code, parts) => {
    expect(splitCommands(code)).toEqual(parts);
    expect(splitCommands(code).join('')).toBe(code);
  });
});

describe('wordsOf', () => {
  it.each([
    ['  a  b ', ['a', 'b']],
    ['a "b c"=d', ['a', '"b c"=d']],
    ["a 'b c'", ['a', "'b c'"]],
    ['a \\\n  b', ['a', 'b']],
    ['a\\ b', ['a\\ b']],
  ])('of %o', (command, words) => expect(wordsOf(command)).toEqual(words));
});
