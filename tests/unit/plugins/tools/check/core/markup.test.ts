import { describe, expect, it } from '@rstest/core';
import { pageOf } from '../../support';

const problemsOf = (text: string, file = 'docs/en/a.mdx') =>
  pageOf(text, { file }).markup.map(({ rule, line, message, fix }) => `${rule} ${line}: ${message} ${fix}`);

describe('markup that does what its writer means', () => {
  it.each([
    '```ts\nconst a = 1;\n```',
    '````md\n```\n````',
    '- item\n\n  ~~~\n  text\n  ~~~~',
    '> ```sh\n> ls\n> ```',
    '    indented code',
    ':::tip\n\nText\n\n:::',
    ':::tip Title\nText\n:::',
    '- a\n\n  :::note\n  Text\n  :::',
    ':::details{title="More"}\n\n- a\n\n:::\n\n:::info\n\nb\n\n:::',
    'A `:::tipp` in code',
    'Text[^1] and [a link][a]\n\n[a]: /a\n\n[^1]: The note.',
    'An array[0][1], \\[^1], and [x](/a "title")',
    'A list[^] of [brackets] and [x] [y]',
    '| a | b |\n| - | - |\n| 1 |',
    '| a \\| c | b |\n| - | - |\n| 1 | 2 |',
    'a | b\nand more',
    'A {1 + 1} and {props.name} {frontmatter.title} {/* comment */} {"text"}',
    "import { version } from './a';\n\nUse {version}",
    'export const list = [1];\n\n{list.map(item => <b key={item}>{item}</b>)}',
    '# Title {#id}',
    '<b style={{ color: "red" }} onClick={() => {}}>x</b>',
    '<Tabs>\n<Tab label="a">1</Tab>\n<Tab label="a" value="b"><Tabs><Tab label="a">2</Tab></Tabs></Tab>\n</Tabs>',
  ])('%j', text => {
    expect(problemsOf(text)).toEqual([]);
  });

  it('braces in Markdown are text', () => {
    expect(problemsOf('Use {version} and {}', 'docs/en/a.md')).toEqual([]);
  });
});

describe('markup that does something else', () => {
  it.each<[string, RegExp]>([
    [
      'Text\n\n```ts\nconst a = 1;\n\n## Lost',
      /^pages\/code-block 3: The code block is not closed\. Write ```/,
    ],
    ['````md\n```\n', /^pages\/code-block 1: .*Write ````/],
    [
      ':::tipp\n\nText\n\n:::',
      /^pages\/container 1: Rspress has no container `:::tipp`\. Did you mean `tip`\?/,
    ],
    [':::tip\n\nText', /^pages\/container 1: The container `:::tip` is not closed\./],
    [':::tip\n- a\n- b\n:::', /^pages\/container 1: The container `:::tip` is not closed\. .* empty line/],
    [':::tip\n\n:::warning\nText\n:::', /^pages\/container 3: The container `:::warning` is inside `:::tip`/],
    ['::::tip\n\nText', /^pages\/container 1: No container begins or ends with `::::tip`/],
    [
      'a\nText[^1]',
      /^pages\/link-syntax 2: The footnote \[\^1\] has no text\. Write \[\^1\]: and its text\./,
    ],
    ['See [x][none]', /^pages\/link-syntax 1: The reference \[x\]\[none\] has no address\. Write \[none\]:/],
    ['See [x](/a b)', /^pages\/link-syntax 1: \[x\]\(\/a b\) is no link: .* Write %20/],
    [
      '| a | b |\n| - | - |\n| 1 | 2 | 3 |',
      /^pages\/table 3: The row has 3 cells, but the table has 2 columns/,
    ],
    ['| a | b |\n| --- |\n| 1 | 2 |', /^pages\/table 1: This is no table: its header has 2 columns, .* 1\./],
    ['Use {version} here', /^pages\/expression 1: \{version\} needs `version`, .* Write `\\\{version\\\}`/],
    ['Use {user.name.first}', /needs `user`/],
    ['{[1, other]}', /^pages\/expression 1: .* needs `other`/],
    ['Use {{ name }}', /^pages\/expression 1: \{\{ name \}\} is an object/],
    ['# A\n\nCaf\uFFFD', /^pages\/encoding 3: The file is not in UTF-8\./],
    ['Use {} here', /^pages\/expression 1: Empty braces show nothing\./],
    [
      'Text\n\n<b style="color: red">x</b>',
      /^pages\/component 3: The attribute `style` is a text.* an object/,
    ],
    [
      '<Tabs>\n<Tab label="npm">a</Tab>\n<Tab label="yarn" value="npm">b</Tab>\n</Tabs>',
      /^pages\/component 3: Another tab of these has the value "npm"/,
    ],
    ['<b onClick="go()">x</b>', /^pages\/component 1: The attribute `onClick` is a text.* a function/],
  ])('%j', (text, expected) => {
    const [first, ...others] = problemsOf(text);
    expect(first).toMatch(expected);
    expect(others.filter(other => !/Empty|needs `name`/.test(other))).toEqual([]);
  });
});
