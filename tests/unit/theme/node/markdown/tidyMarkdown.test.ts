import { describe, expect, it } from '@rstest/core';
import { tidyMarkdown } from '../../../../../theme/node/markdown/tidyMarkdown';

describe('tidyMarkdown', () => {
  it('makes a diff of added and removed lines', () => {
    expect(tidyMarkdown('# A\n\n```js title="a.js"\na // [!code --]\nb // [!code ++]\nc\n```\n\nEnd\n')).toBe(
      '# A\n\n```diff title="a.js"\n- a\n+ b\n  c\n```\n\nEnd\n\n',
    );
  });
  it('takes other marks away', () => {
    expect(tidyMarkdown('```js\na // [!code focus]\n```')).toBe('```js\na\n```');
  });
  it('leaves fences alone otherwise, blank lines and headings included', () => {
    const fence = '````md\n# A\ntext\n\n\n\n> \\[!TIP]\n```js\n```\n````';
    expect(tidyMarkdown(fence)).toBe(fence);
  });
  it('gives GitHub alerts their brackets back', () => {
    expect(tidyMarkdown('> \\[!WARNING]\n> text')).toBe('> [!WARNING]\n> text');
  });
  it('shows headings as the page does', () => {
    expect(tidyMarkdown('## server.port \\{#server-port}\n\ntext\n\n### B {#b-1}')).toBe(
      '## server.port\n\ntext\n\n### B',
    );
  });
  it('sets blocks apart by one blank line', () => {
    expect(tidyMarkdown('\n\n## A\ntext\n## B\n\n\n\nmore')).toBe('## A\n\ntext\n\n## B\n\nmore');
  });
  it('puts a line together that a tag has torn', () => {
    expect(tidyMarkdown('Configured in&#x20;\n`/etc`\n.')).toBe('Configured in `/etc`.');
  });
  it('leaves out drawings and the alignment of tables', () => {
    const table =
      '| A               | B |\n| :-------------: | - |\n| <svg class="x"><path d="M0 0" /></svg>`a  \\| b` | c   |';
    expect(tidyMarkdown(table)).toBe('| A | B |\n| :---: | - |\n| `a  \\| b` | c |');
  });
  it('writes Chinese letters as they are', () => {
    expect(tidyMarkdown('**主机：**&#x6784;建 &#x26; &#x2014;')).toBe('**主机：**构建 &#x26; &#x2014;');
  });
});
