import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { checkLists } from '../../../../../plugins/checks/claims/lists';
import { ClaimsOptions } from '../../../../../plugins/checks/claims/options';
import { folderOf, pageOf } from '../support';

const list = {
  package: 'other-tool',
  version: '5.1.0',
  kept: ['root'],
  moved: { 'build.outDir': 'output.distPath', 'build.minify': 'output.minify', css: '@tool/plugin-css' },
  gone: ['worker.*', 'dev.ws'],
};

function check(source: string, data: object = list, identity = {}) {
  const page = pageOf(source, identity);
  const root = folderOf({ 'list.json': JSON.stringify(data), [page.file]: source });
  const settings = ClaimsOptions.parse({ lists: { '/a': 'list.json' } });
  return checkLists(root, [page], settings).map(({ message }) => message.replace(' (list.json)', ''));
}

const complete = `# A

| Other 5.1.0 | Tool |
| --- | --- |
| \`root\` | the same |
| \`build.outDir\`, \`minify: true\` | \`output.distPath\`, \`output.minify\` |
| \`css.modules\` | [plugin-css](/plugins/css) |

Version 5.1.0 has no counterpart for \`worker\` and \`dev.ws\`.
`;

describe('checkLists', () => {
  it('accepts a page that names each option', () => {
    expect(check(complete)).toEqual([]);
  });

  it.each([
    ['`root`', '', '`root` is neither mapped nor listed as removed.'],
    [' and `dev.ws`', '', '`dev.ws` is neither mapped nor listed as removed.'],
    ['`worker`', '`workers`', '`worker.*` is neither mapped nor listed as removed.'],
    ['`output.distPath`', '`output.filename`', '`build.outDir` is mentioned without `output.distPath`.'],
    ['plugin-css', 'plugin-less', '`css` is mentioned without `@tool/plugin-css`.'],
    ['Version 5.1.0', 'Version 5.0.0', 'The page does not state that it covers version 5.1.0.'],
  ])('reports %j replaced by %j', (from, to, message) => {
    expect(check(complete.replace(from, to))).toEqual([message]);
  });

  it('reads the group of a name from the statement', () => {
    const data = { version: '1', gone: ['output.copy', 'output.html', 'validate'] };
    expect(check('Version 1, `output`: `copy`, `html`.\n\nTop level: `validate`.\n', data)).toEqual([]);
    expect(check('Version 1, `input`: `copy`, `html`.\n\nTop level: `validate`.\n', data)).toHaveLength(2);
  });

  it('needs no replacement for a name that stays the last part', () => {
    const data = { version: '1', moved: { 'server.port': 'dev.port', titleByEntry: 'title' } };
    expect(check('Version 1: `server.port` and `titleByEntry`.\n', data)).toEqual([]);
  });

  it('checks translations, and no other pages', () => {
    expect(check('# 甲\n', list, { lang: 'zh' })).not.toEqual([]);
    expect(check('# B\n', list, { route: '/b' })).toEqual([]);
  });
});

describe('generated lists', () => {
  const source = `${complete}\n{/* list: gone */}\n\n- Top: \`old\`\n`;

  it('are reported if they differ from the options', () => {
    expect(check(source)).toEqual(['A generated list is out of date.']);
  });

  it('are written on request', () => {
    const page = pageOf(source);
    const root = folderOf({ 'list.json': JSON.stringify(list), [page.file]: source });
    const settings = ClaimsOptions.parse({ lists: { '/a': 'list.json' } });
    expect(checkLists(root, [page], settings, true)).toEqual([]);
    expect(readFileSync(join(root, page.file), 'utf8')).toMatch(/- Top: `worker`\n- `dev`: `ws`\n$/);
  });
});
