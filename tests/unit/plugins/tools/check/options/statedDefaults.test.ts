import { describe, expect, it } from '@rstest/core';
import { statedDefaults } from '../../../../../../plugins/tools/check/options/statedDefaults';
import { pageOf } from '../../support';

const stated = (text: string) => {
  const page = pageOf(`# a\n\n<OptionFacts>\n\n- **Default:** ${text}\n\n</OptionFacts>\n`);
  return statedDefaults(page.facts[0]!.facts[0]!, page.fences).map(
    ({ code, modes }) => `${code} ${modes.join('+')}`,
  );
};
const both = 'development+production';

describe('statedDefaults', () => {
  it.each([
    ['`1`', [`1 ${both}`]],
    ['`1`, which is half of `2`', [`1 ${both}`]],
    ['`1` in production, `2` in development', ['1 production', '2 development']],
    ['`1` in dev and `2` in prod', ['1 development', '2 production']],
    ['生产时为 `1`，开发时为 `2`', ['1 production', '2 development']],
    ['`1` in development, otherwise `2`', ['1 development', '2 production']],
    ['`1` in production and development', [`1 ${both}`]],
    ['one', []],
  ])('%s', (text, expected) => {
    expect(stated(text)).toEqual(expected);
  });

  it('takes the first block when there is no code span', () => {
    expect(stated('\n\n  ```js\n  const a = { b: 1 };\n  ```')).toEqual([`const a = { b: 1 }; ${both}`]);
  });
});
