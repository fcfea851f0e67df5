import { join } from 'node:path';
import { describe, expect, it } from '@rstest/core';
import { run } from '../../../../../../plugins/tools/check/pages/checkPages';
import { PagesOptions } from '../../../../../../plugins/tools/check/pages/options';
import { folderOf, memoryCache, pageOf, projectOf } from '../../support';

const page = (lang: string, route: string) =>
  pageOf(`---\ndescription: ${lang}${route}.\n---\n\n# Title ${route}\n`, { lang, route });
const pages = [page('en', '/guide/start'), page('zh', '/guide/start'), page('en', '/guide/more')];

async function findingsOf(name: string, text: string, more = {}) {
  const root = folderOf({
    'docs/en/guide/start.mdx': '',
    'docs/en/guide/more.md': '',
    'docs/en/guide/part/a.md': '',
    'docs/zh/guide/start.mdx': '',
    [`docs/${name}`]: text,
  });
  const site = { theme: '', components: [], routes: [], links: { anchors: true, except: [] }, ...more };
  const project = { ...projectOf(...pages), root, docs: join(root, 'docs'), site };
  const { findings } = await run(project, PagesOptions.parse({}), { cache: memoryCache() });
  return findings.map(
    ({ rule, file, line, column, message, fix }) => `${rule} ${file}:${line}:${column} ${message} ${fix}`,
  );
}

describe('files of the navigation', () => {
  it.each([
    ['en/_nav.json', '[{ "text": "A", "link": "/guide/start", "activeMatch": "^/guide/" }]'],
    ['zh/_nav.json', '[{ "text": "A", "items": [{ "text": "B", "link": "https://a.test" }] }]'],
    ['en/guide/_meta.json', '["start", "more.md", { "type": "dir", "name": "part", "label": "Part" }]'],
    [
      'en/guide/_meta.json',
      '[{ "type": "file", "name": "start", "label": "A", "title": "", "mine": 1, "tag": null }]',
    ],
    ['en/guide/_meta.json', '[{ "type": "divider" }, { "type": "section-header", "label": "A" }]'],
    [
      'en/guide/_meta.json',
      '[{ "type": "custom-link", "label": "A", "link": "/guide/more#title-guidemore" }]',
    ],
  ])('%s: %s', async (name, text) => {
    expect(await findingsOf(name, text)).toEqual([]);
  });

  it('may name a page that a plugin makes later, where the routes are not known', async () => {
    expect(await findingsOf('en/guide/_meta.json', '["start", "made"]', { links: undefined })).toEqual([]);
  });

  it('may name a page that the theme shows in its original language', async () => {
    const list = '["start", "more"]';
    expect(await findingsOf('zh/guide/_meta.json', list)).toHaveLength(1);
    expect(await findingsOf('zh/guide/_meta.json', list, { untranslated: true })).toEqual([]);
  });
});

describe('mistakes in files of the navigation', () => {
  it.each<[string, string, RegExp]>([
    [
      '_nav.json',
      '[\n  { "text": "A", "link": "/guide/start" },\n]',
      /:2:42 A comma follows the last entry\. Remove/,
    ],
    ['_meta.json', '[\n  // first\n  "start"\n]', /:2:3 The file has a comment\. Remove it/],
    ['_meta.json', '[\n  "start"\n  "more"\n]', /:3:3 The JSON cannot be read: .* missing comma/],
    ['_meta.json', "['start']", /:1:1 The JSON cannot be read: .* double quotation mark/],
    ['_meta.json', '', /:1:1 The file is empty\. Write `\[\]`/],
    ['_nav.json', '{}', /:1:1 The file has no list\. .*"text": "Guide"/],
    ['_nav.json', '[{ "link": "/guide/start" }]', /:1:2 The entry has no `text`/],
    ['_nav.json', '[{ "text": "A" }]', /:1:2 The entry leads nowhere/],
    ['_nav.json', '[{ "text": "A", "items": {} }]', /`items` is no list/],
    ['_nav.json', '["A"]', /The entry is no object/],
    [
      '_nav.json',
      '[{ "text": "A", "link": "/guide/stort" }]',
      /^pages\/dead-link .*_nav\.json:1:25 .*`\/guide\/start`/,
    ],
    [
      '_nav.json',
      '[{ "text": "A", "link": "/guide/start", "activeMatch": "(" }]',
      /\( is no regular expression/,
    ],
    ['_meta.json', '["start", "mroe"]', /:1:11 There is no page "mroe"\. .* Did you mean `more`\?/],
    ['_meta.json', '[{ "type": "dir", "name": "none" }]', /There is no folder "none"/],
    ['_meta.json', '["start", "start"]', /:1:11 "start" is listed twice/],
    ['_meta.json', '[{ "type": "fle", "name": "start" }]', /There is no type `fle`\. Did you mean `file`\?/],
    ['_meta.json', '[{ "name": "start" }]', /The entry has no `type`\. Use one of file, dir/],
    ['_meta.json', '[{ "type": "file" }]', /The entry has no `name`/],
    [
      '_meta.json',
      '[{ "type": "dir", "name": "part", "lable": "Part" }]',
      /:1:35 There is no key `lable`\. Did you mean `label`\?/,
    ],
    [
      '_meta.json',
      '[{ "type": "dir", "name": "part", "title": "Part" }]',
      /There is no key `title`\. Did you mean `label`\?/,
    ],
    [
      '_meta.json',
      '[{ "type": "dir", "name": "part", "collapsed": "true" }]',
      /`collapsed` is no `true` or `false`\. Write/,
    ],
    [
      '_meta.json',
      '[{ "type": "custom-link", "label": "A", "items": [{ "label": "B" }] }]',
      /:1:51 The entry leads nowhere/,
    ],
    ['_meta.json', '[1]', /The entry is neither a name nor an object/],
    ['_meta.json', '[{ "type": "custom-link", "label": "A", "link": "/none" }]', /^pages\/dead-link/],
  ])('%s: %s', async (name, text, expected) => {
    const findings = await findingsOf(name === '_nav.json' ? 'en/_nav.json' : 'en/guide/_meta.json', text);
    expect(findings).toEqual([expect.stringMatching(expected)]);
    expect(findings[0]).toMatch(/^pages\/(navigation|dead-link) docs\/en\//);
  });
});
