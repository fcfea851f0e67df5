import { describe, expect, it } from '@rstest/core';
import { callSource } from '../../../../../theme/node/pageScripts/callSource';

const run = (source: string, seen: unknown[]) => new Function('seen', `return ${source}`)(seen);

describe('callSource', () => {
  it('calls a function with data and with functions, at any depth', () => {
    const call = (data: { words: string[]; none?: string }, parts: { ends: [(text: string) => string] }) =>
      `${data.words.join(' ')}${data.none ?? ''}${parts.ends[0]('end')}`;
    const source = callSource(
      call,
      { words: ['a', "it's"], none: undefined },
      { ends: [text => `, ${text}`] },
    );
    expect(run(source, [])).toBe("a it's, end");
  });

  it('leaves out arguments that are not given', () => {
    expect(
      run(
        callSource((first?: string, second = 'default') => [first, second], undefined),
        [],
      ),
    ).toEqual([undefined, 'default']);
  });

  it('cannot end the element of the script by its data', () => {
    const source = callSource((text: string) => text, '</script>');
    expect(source).not.toContain('</script>');
    expect(run(source, [])).toBe('</script>');
  });
});
