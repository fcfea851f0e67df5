import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { headOf, Pages } from '../../../../../theme/node/rebuilding/pages';

describe('headOf', () => {
  const page = '---\ntitle: A\n---\n\n# Title\n\nText.\n\n## Part\n';
  it.each([
    ['text', page.replace('Text.', 'Other text.')],
    ['another heading', page.replace('## Part', '## Other')],
    ['a new line at the end', `${page}\nMore.\n`],
  ])('stays the same with %s', (_, changed) => {
    expect(headOf(changed)).toBe(headOf(page));
  });
  it.each([
    ['the title', page.replace('# Title', '# Other')],
    ['a title without an empty line after it', page.replace('# Title\n\n', '# Title\n')],
    ['frontmatter', page.replace('title: A', 'title: A\ntag: new')],
    ['no frontmatter', page.replace(/^---[\s\S]*---\n\n/, '')],
    ['frontmatter without an end', page.replace('\n---\n', '\n')],
    ['code that Rspress may take for a title', `${page}\n\`\`\`sh\n# Comment\n\`\`\`\n`],
    ['other line ends', page.replaceAll('\n', '\r\n')],
  ])('differs with %s', (_, changed) => {
    expect(headOf(changed)).not.toBe(headOf(page));
  });
});

describe('Pages', () => {
  let folder: string;
  const file = (name: string) => join(folder, name);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'duet-rebuilding-'));
    for (const name of ['a.md', 'b.md']) writeFileSync(file(name), `# ${name}\n\nText.\n`);
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const open = () => new Pages([file('a.md'), file('b.md')]);

  it('tells a change of what sidebars show from others', async () => {
    const pages = open();
    await pages.start();
    await pages.read();
    writeFileSync(file('a.md'), '# a.md\n\nOther text.\n');
    expect(await pages.change([file('a.md'), file('_meta.json')])).toBe(false);
    writeFileSync(file('a.md'), '# Other\n\nOther text.\n');
    expect(await pages.change([file('a.md')])).toBe(true);
    expect(await pages.change([file('a.md')])).toBe(false);
    rmSync(file('b.md'));
    expect(await pages.change([file('b.md')])).toBe(true);
  });

  it('takes a page as changed whose earlier text it does not know', async () => {
    const early = open();
    await early.start();
    expect(await early.change([file('a.md')])).toBe(true);
    const late = open();
    await late.start();
    writeFileSync(file('a.md'), '# A longer title\n');
    await late.read();
    expect(await late.change([file('a.md')])).toBe(true);
  });
});
