import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { stringify } from 'yaml';
import { Documents } from '../../../../../plugins/site/openapi/documents';
import type { Api } from '../../../../../plugins/site/openapi/model';
import { pagesOf } from '../../../../../plugins/site/openapi/pages';
import { readApi } from '../../../../../plugins/site/openapi/readApi';
import type { Writing } from '../../../../../plugins/site/openapi/writer';
import { temporaryFolder } from '../../temporaryFolder';

const writing: Writing = { lang: 'en', depth: 2, samples: ['curl', 'javascript'], hasFacts: true };

/** Reads a document with further files beside it, and writes its pages. */
export async function apiOf(
  document: object | string,
  files: Record<string, string> = {},
  options: Partial<Writing> = {},
): Promise<{ api: Api | undefined; pages: Map<string, string>; sidebar: object[]; problems: string[] }> {
  const folder = await temporaryFolder();
  try {
    for (const [name, text] of Object.entries(files)) await folder.put(name, text);
    const text =
      typeof document === 'string' ? document : stringify(document, { aliasDuplicateObjects: false });
    const file = await folder.put('api.yaml', text);
    const documents = new Documents(file);
    const api = readApi(documents);
    const { pages, sidebar } = api
      ? pagesOf(api, { ...writing, ...options })
      : { pages: new Map<string, string>(), sidebar: [] };
    const problems = [...documents.problems].map(problem => problem.replaceAll(`${folder.path}/`, ''));
    return { api, pages, sidebar, problems };
  } finally {
    await folder.remove();
  }
}

/** A document with some operations and schemas. */
export const document = (paths: object, schemas: object = {}, rest: object = {}) => ({
  openapi: '3.1.0',
  info: { title: 'Loans', version: '1' },
  paths,
  components: { schemas },
  ...rest,
});

/** An operation whose response is a schema. */
export const returning = (schema: object, rest: object = {}) => ({
  tags: ['loans'],
  responses: { 200: { description: 'Done.', content: { 'application/json': { schema } } } },
  ...rest,
});

const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();

/** Reads a page as Rspress does: without frontmatter, and without the ids of headings, which it removes first. */
export const parseMdx = (source: string) =>
  mdx.parse(source.replace(/^---[\s\S]*?\n---\n/, '').replace(/ \\\{#.*?\}$/gm, ''));
