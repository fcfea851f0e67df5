import { describe, expect, it } from '@rstest/core';
import { plainPage } from '../../../../../plugins/shared/writePages';
import { finishPages } from '../../../../../plugins/site/api-reference/finishPages';
import { marks } from '../../../../../plugins/site/api-reference/marks';

const comment = (text: string) => `${marks.comment}${text}${marks.commentEnd}`;
const cell = (text: string) => `${marks.cell}${text}${marks.cellEnd}`;
const code = (text: string) => `\`\`\`ts\n${text}\n\`\`\``;

/** Pages of a function in two languages, as TypeDoc's plugin writes them. */
const english = [
  '# run()',
  code('function run(): void;'),
  comment('Runs.\n\n# Not a heading of the page'),
  '## Parameters',
  `| Parameter | Description |\n| --- | --- |\n| <a id="parameter-a"></a> \`a\` | ${cell('Its name.')} |\n| \`b\` | - |`,
  '### once()? {#once}',
  '***',
  '## Parameters',
  comment(`See [a](#parameter-a).\n\n${code('run();')}`),
].join('\n\n');
const chinese = english
  .replaceAll('Parameters', '参数')
  .replaceAll('parameter-a', '参数-a')
  .replace('Parameter |', '参数 |');

const finish = (text: string, options: { commentLang?: string; hasFacts?: boolean } = {}) =>
  finishPages({
    pages: new Map([['functions/run.mdx', text]]),
    originals: new Map([['functions/run.mdx', english]]),
    describe: name => `About "${name}".`,
    hasFacts: true,
    ...options,
  }).get('functions/run.mdx')!;

describe('a page of an export', () => {
  it('has the same ids in all languages, and links to them', () => {
    const idsIn = (text: string) => [...text.matchAll(/\\\{#(.*?)\}$|<a id="(.*?)"/gm)].map(([all]) => all);
    expect(idsIn(finish(english))).toEqual([
      '\\{#run}',
      '\\{#parameters}',
      '<a id="parameter-a"',
      '\\{#once}',
      '\\{#parameters-1}',
    ]);
    expect(idsIn(finish(chinese))).toEqual(idsIn(finish(english)));
    expect(finish(chinese)).toContain('See [a](#parameter-a).');
    expect(finish(chinese)).toContain('## 参数 \\{#parameters-1}');
  });

  it('leaves declarations out of the samples, and keeps examples in them', () => {
    expect(finish(english)).toContain('```ts nocheck="a declaration, from the types"\nfunction run');
    expect(finish(english)).toContain('```ts\nrun();');
  });

  it('says which language the comments have', () => {
    const text = finish(chinese, { commentLang: 'en' });
    expect(text).toContain('<div lang="en">\n\nRuns.\n\n# Not a heading of the page\n\n</div>');
    expect(text).toContain('| <span lang="en">Its name.</span> |\n| `b` | – |');
    expect(finish(english)).not.toContain('lang=');
    expect(finish(english)).not.toMatch(/[\uE000-\uE003]/);
    expect(plainPage(text)).not.toMatch(/<(div|span|a)\b/);
    expect(plainPage(text)).toContain('\n\nRuns.\n\n');
  });

  it('shows signs in comments that MDX would run', () => {
    const text = `# run()\n\n${comment('A <b> of {a}, `<b>{a}`, \\<c>, <https://a.example>.\n\nimport it.')}`;
    expect(finish(text)).toContain(
      'A \\<b> of \\{a\\}, `<b>{a}`, \\<c>, [https://a.example](https://a.example).\n\n&#105;mport it.',
    );
  });

  it('has a description, and the label of what is deprecated as a whole', () => {
    expect(finish(english)).toMatch(/^---\ndescription: "About \\"run\(\)\\"\."\neditLink: false\n---\n/);
    const note = ':::warning Deprecated\n\nUse `walk`.\n\n:::';
    expect(finish(`# run()\n\n${note}\n\n## Parameters`)).toContain('\ntag: deprecated\n');
    expect(finish(`# run()\n\n## Parameters\n\n${note}`)).not.toContain('tag:');
  });

  it('has facts as a plain list where the theme has no component for them', () => {
    const facts = '# run\n\n<OptionFacts>\n\n- **Type:** `string`\n\n</OptionFacts>\n\nText.';
    expect(finish(facts)).toContain("import { OptionFacts } from '@rspress/core/theme';\n\n# run");
    expect(finish(facts, { hasFacts: false })).not.toContain('OptionFacts');
    expect(finish(facts, { hasFacts: false })).toContain('\n\n- **Type:** `string`\n\nText.');
  });
});
