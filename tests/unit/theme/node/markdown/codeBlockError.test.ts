import { expect, it } from '@rstest/core';
import { codeBlockError } from '../../../../../theme/node/markdown/codeBlockError';

it('names the lines of code blocks with an unknown language, and no calls', () => {
  const page = '# Page\n\n```c+\na\n```\n\n- Item\n\n  ~~~ c+ {1}\n  a\n  ~~~\n\n```c++\na\n```\n';
  const error = codeBlockError(
    new Error('Language `c+` is not included in this bundle. You may want to load it.'),
    page,
    'docs/page.md',
  );
  const message = 'The code highlighter has no language `c+`. Correct the name, or use `text`.';
  expect(error.stack).toBe(`docs/page.md:3: ${message}\ndocs/page.md:9: ${message}`);
});

it('names the line of a code block whose file does not exist', () => {
  const said = '[remarkFileCodeBlock] ```ts file="./gone.ts" introduces another file in "/docs/gone.ts", but';
  const error = codeBlockError(
    new Error(`${said} the file does not exist.\nENOENT`),
    '# Page\n\n```ts file="./gone.ts"\n```\n',
    'docs/page.md',
  );
  const message = 'The file ./gone.ts of the code block does not exist. Correct the path, or add the file.';
  expect(error.stack).toBe(`docs/page.md:3: ${message}`);
});

it('leaves other errors as they are, and names the page of an included one', () => {
  const other = new Error('Unexpected end');
  expect(codeBlockError(other, '', 'docs/page.md')).toBe(other);
  const included = codeBlockError(
    new Error('Language `x` is not included in this bundle.'),
    '',
    'docs/page.md',
  );
  expect(included.stack).toMatch(/^docs\/page\.md: The code highlighter has no language `x`/);
});
