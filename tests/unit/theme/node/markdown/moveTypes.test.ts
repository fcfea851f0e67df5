import { expect, it } from '@rstest/core';
import { moveTypes } from '../../../../../theme/node/markdown/moveTypes';
import { codeTransformer } from '../../../../../theme/shared/code/codeTransformer';

const source = `const one = 1; // [!code ++]
// [!code highlight:2]
const two = 2;
# [!code hl]
const three = 3;`;

/** The place of a word in the sample above, as Twoslash notes it. */
function placeOf(word: string, code: string) {
  const start = code.indexOf(word);
  const before = code.slice(0, start).split('\n');
  return { start, line: before.length - 1, character: before.at(-1)!.length };
}

const { preprocess } = codeTransformer(moveTypes);
const code = 'const one = 1;\nconst two = 2;\nconst three = 3;';

/** What is left of the sample, whose types move. */
const taken = (twoslash?: object) => preprocess.call({ options: {}, meta: { twoslash } } as never, source);

it('moves types to where their names are without marks', () => {
  const types = { nodes: ['one', 'two', 'three'].map(word => placeOf(word, source)) };
  taken(types);
  expect(types.nodes).toEqual(['one', 'two', 'three'].map(word => placeOf(word, code)));
});

it('drops what was found in a mark', () => {
  const types = { nodes: [placeOf('highlight', source)] };
  taken(types);
  expect(types.nodes).toEqual([]);
});

it('moves types once if a sample is highlighted again, and does without them', () => {
  const types = { nodes: [placeOf('three', source)] };
  for (let count = 0; count < 2; count++) {
    expect(taken(types)).toBe(code);
    expect(types.nodes[0]!.line).toBe(2);
  }
  expect(taken()).toBe(code);
});
