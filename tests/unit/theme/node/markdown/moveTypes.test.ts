import { expect, it } from '@rstest/core';
import { moveTypes, withMovedTypes } from '../../../../../theme/node/markdown/movedTypes';

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

it('moves types to where their names are without marks', () => {
  const types = { nodes: ['one', 'two', 'three'].map(word => placeOf(word, source)) };
  moveTypes(types, source);
  const code = 'const one = 1;\nconst two = 2;\nconst three = 3;';
  expect(types.nodes).toEqual(['one', 'two', 'three'].map(word => placeOf(word, code)));
});

it('drops what was found in a mark', () => {
  const types = { nodes: [placeOf('highlight', source)] };
  moveTypes(types, source);
  expect(types.nodes).toEqual([]);
});

it('moves types once if a sample is highlighted again, and does without them', () => {
  const transformer = withMovedTypes({ preprocess: (text: string) => text });
  const twoslash = { nodes: [placeOf('three', source)] };
  for (let count = 0; count < 2; count++) {
    expect(transformer.preprocess.call({ meta: { twoslash } }, source)).toBe(source);
    expect(twoslash.nodes[0]!.line).toBe(2);
  }
  expect(transformer.preprocess.call({ meta: {} }, source)).toBe(source);
});
