import { expect, it } from '@rstest/core';
import { renderProblem } from '../../../../../theme/node/rendering/renderProblem';

/** An error as it is thrown in the server's bundle, below these functions. */
function thrown(message: string, ...functions: string[]): Error {
  const error = new TypeError(message);
  const frames = [...functions, 'renderWithHooks', 'renderElement', 'Later'];
  error.stack = [`${error}`, ...frames.map(name => `    at ${name} (/site/doc_build/whole.cjs:1:2)`)].join(
    '\n',
  );
  return error;
}

it.each<[Error | string, string, string]>([
  [thrown('x.map is not a function', 'rowsOf', 'Chart'), '# Page\n\n<Chart rows="3" />\n', '3: <Chart>: '],
  // Which of several it is, the error does not tell.
  [thrown('x.map is not a function', 'Chart'), '<Chart />\n<Chart />\n', ' <Chart>: '],
  [thrown('x.map is not a function', 'Navbar'), '# Page\n', ' <Navbar>: '],
  [thrown('x.map is not a function', '_createMdxContent', 'MDXContent'), '# Page\n', ' '],
  [thrown('x.map is not a function', 'headTags'), '# Page\n', ' '],
])('of a component names it, and its line if it is on the page once', (error, source, expected) => {
  expect(renderProblem(error, source)).toBe(`${expected}TypeError: x.map is not a function`);
});

it('may be anything that is thrown', () => {
  expect(renderProblem('nothing', '# Page')).toBe(' nothing');
});
