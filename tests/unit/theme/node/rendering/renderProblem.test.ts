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
  [thrown('x.map is not a function', 'Navbar'), '# Page\n', ' <Navbar>: '],
  [thrown('x.map is not a function', '_createMdxContent', 'MDXContent'), '# Page\n', ' '],
  [thrown('x.map is not a function', 'headTags'), '# Page\n', ' '],
])('of a component names it, and its line if it is on the page once', (error, source, expected) => {
  expect(renderProblem(error, source, '/a.mdx')).toBe(`${expected}TypeError: x.map is not a function`);
});

it.each<[string, string, string]>([
  ['Chart', '<Chart />\n<Chart />\n', '<Chart> (lines 1, 2)'],
  // A part of a component that the page has.
  ['Axis', '# Page\n\n<Chart><Row /></Chart>\n\n<Row />\n', '<Chart> (line 3), <Row> (lines 3, 5)'],
  ['headTags', '`<Tag>`\n\n```mdx\n<Tag />\n```\n\n<Menu.Item />', '<Menu.Item> (line 7)'],
])('of %s names the components of the page where it does not tell which it is', (name, source, expected) => {
  expect(renderProblem(thrown('', name), source, '/a.md').split('\n')[1]).toBe(
    `    The page has ${expected}.`,
  );
});

it('may be anything that is thrown', () => {
  expect(renderProblem('nothing', '# Page', '/a.md')).toBe(' nothing');
});

it('of a script that is no page tells how to leave it out', () => {
  const problem = (message: string) => renderProblem(new Error(message), 'let a: Set<Part>;', '/a.ts');
  expect(problem('Element type is invalid')).toMatch(
    /\n {4}Every script .* `_`, or name it in `route\.exclude`\.$/,
  );
  expect(problem("Cannot read properties of undefined (reading '__RSPRESS_PAGE_META')")).toContain(
    'Every script',
  );
  expect(problem('Minified React error #130; visit')).toContain('Every script');
  expect(problem('x is not a function')).toBe(' Error: x is not a function');
});
