import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@rstest/core';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { siteOf } from '../../../../../plugins/shared/site';
import { OpenApiOptions } from '../../../../../plugins/site/openapi/options';
import { writeDocument } from '../../../../../plugins/site/openapi/writeDocument';
import { temporaryFolder } from '../../temporaryFolder';
import { document, returning } from './apiOf';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

/** Writes the pages of documents, one per language or one for all; returns the problems. */
async function write(
  documents: Record<string, object>,
  input: z.input<typeof OpenApiOptions>['documents'][0]['input'],
) {
  for (const [name, text] of Object.entries(documents)) await folder.put(name, stringify(text));
  const path = (name: string) => join(folder.path, name);
  const [settings] = OpenApiOptions.parse({
    documents: [
      {
        input:
          typeof input === 'string'
            ? path(input)
            : Object.fromEntries(Object.entries(input).map(([lang, name]) => [lang, path(name)])),
        folder: '/api/',
      },
    ],
  }).documents;
  const site = siteOf({
    root: join(folder.path, 'docs'),
    lang: 'en',
    locales: ['en', 'zh'].map(lang => ({ lang, label: lang })),
  });
  const files = new Set<string>();
  const problems = writeDocument('openapi', settings!, 'options.documents.0', {
    site,
    hasFacts: true,
    files,
  });
  const withoutFolder = (text: string) => text.replaceAll(`${folder.path}/`, '');
  return { problems: problems.map(withoutFolder), files: [...files].map(withoutFolder) };
}

const loans = (rest: object = {}) => ({ '/loans': { get: returning({}, { operationId: 'list', ...rest }) } });

describe('the pages of a document', () => {
  it('are in the folder of each language, with the texts of its document', async () => {
    const documents = {
      'en.yaml': document(loans({ summary: 'List' })),
      'zh.yaml': document(loans({ summary: '列出' })),
    };
    const { problems, files } = await write(documents, { en: 'en.yaml', zh: 'zh.yaml' });
    expect(problems).toEqual([]);
    expect(files).toEqual(['en.yaml', 'zh.yaml']);
    expect(await folder.read('docs/en/api/loans.mdx')).toContain('## List \\{#list}');
    expect(await folder.read('docs/zh/api/loans.mdx')).toContain('## 列出 \\{#list}');
    expect(JSON.parse(await folder.read('docs/zh/api/_meta.json'))[0]).toEqual({
      type: 'file',
      name: 'index',
      label: '概览',
    });
  });

  it('say the language of texts that all languages share', async () => {
    await write({ 'api.yaml': document(loans({ description: 'All.' })) }, 'api.yaml');
    for (const lang of ['en', 'zh'])
      expect(await folder.read(`docs/${lang}/api/loans.mdx`)).toContain('<div lang="en">\n\nAll.');
  });

  it('are not written where languages differ, or a schema is missing', async () => {
    const documents = {
      'en.yaml': document({ ...loans(), '/books': { post: {} } }),
      'zh.yaml': document(loans()),
    };
    const { problems } = await write(documents, { en: 'en.yaml', zh: 'zh.yaml' });
    expect(problems).toEqual([
      'zh.yaml: POST /books is missing, which en.yaml has as "operations#post-books": both need the same paths, `operationId` and names of tags',
    ]);
    const gone = returning({ $ref: '#/components/schemas/Gone' });
    const missing = await write({ 'api.yaml': document({ '/loans': { get: gone } }) }, 'api.yaml');
    expect(missing.problems).toEqual([
      expect.stringContaining('"#/components/schemas/Gone" leads to nothing'),
    ]);
    // A missing parameter is seen when the operation is read, a missing schema when the page is written.
    const both = await write({ 'api.yaml': document({ '/loans/{id}': { get: gone } }) }, 'api.yaml');
    expect(both.problems).toEqual([
      expect.stringContaining('"{id}" of the path has no parameter'),
      expect.stringContaining('"#/components/schemas/Gone" leads to nothing'),
    ]);
    // The development server watches it, too.
    expect(await write({}, 'missing.yaml')).toEqual({
      problems: ['options.documents.0.input: "missing.yaml" does not exist'],
      files: ['missing.yaml'],
    });
    expect(existsSync(join(folder.path, 'docs'))).toBe(false);
  });
});
