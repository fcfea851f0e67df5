import { describe, expect, it } from '@rstest/core';
import { parseOptions } from '../../../shared/parseOptions';
import { patchSwitches } from '../../../shared/patchSwitches';

const read = (input: unknown) =>
  parseOptions('duet', 'the README', patchSwitches(['react-router', 'pages']), input);

describe('the switches of patches', () => {
  it('are optional, one by one', () => {
    expect(read({})).toEqual({});
    expect(read({ 'react-router': false, pages: true })).toEqual({ 'react-router': false, pages: true });
  });

  it('suggest the name of a misspelt patch', () => {
    expect(() => read({ 'react-ruoter': false })).toThrow(
      'options.react-ruoter: unknown option. Did you mean `react-router`?',
    );
  });

  it('are booleans', () => {
    expect(() => read({ pages: 'off' })).toThrow('options.pages:');
  });
});
