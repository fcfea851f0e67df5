import { firstSentence } from './markdown';
import type { Api } from './model';
import { overview } from './overview';
import { page } from './page';
import { operationSection, operationTable, schemaSection } from './section';
import { plain } from './syntax';
import { Writer, type Writing } from './writer';

/** The pages of a document: their texts, and their places in the sidebar. */
export interface Pages {
  /** Text of a page by its path: `loans.mdx`. */
  pages: Map<string, string>;
  sidebar: object[];
}

/** Writes the pages of a document in one language. @param original the document that ids of headings come from */
export function pagesOf(api: Api, writing: Writing, original: Api = api): Pages {
  const writer = new Writer(api, writing);
  const { word } = writer;
  const title = writing.title ?? String(api.info.title);
  const described = (name: string) => word('apiDescription', { name, title });
  const pages = new Map<string, string>();
  const index = overview(writer, title, original);
  for (const group of api.groups) {
    const name = group.title ?? word('openapiOperations');
    pages.set(
      `${group.slug}.mdx`,
      page(
        (group.description && firstSentence(group.description)) || described(name),
        `# ${plain(name)} \\{#${group.slug}}`,
        writer.block(group.description),
        ...group.operations.map(operation => operationSection(writer, operation)),
        group.elsewhere.length > 0 && `## ${word('openapiElsewhere')} \\{#see-also}`,
        group.elsewhere.length > 0 && operationTable(writer, group.elsewhere),
      ),
    );
  }
  if (api.webhooks.length > 0)
    pages.set(
      'webhooks.mdx',
      page(
        described(word('openapiWebhooks')),
        `# ${word('openapiWebhooks')} \\{#webhooks}`,
        word('openapiWebhooksNote'),
        ...api.webhooks.map(operation => operationSection(writer, operation, true)),
      ),
    );
  const schemas = schemaSections(writer);
  if (schemas.length > 0)
    pages.set(
      'schemas.mdx',
      page(described(word('openapiSchemas')), `# ${word('openapiSchemas')} \\{#schemas}`, ...schemas),
    );
  return { pages: new Map([['index.mdx', index], ...pages]), sidebar: sidebarOf(writer, pages) };
}

/** Sections of schemas, which may link to further ones, by name. */
function schemaSections(writer: Writer): string[] {
  const written = new Map<string, string>();
  for (let next = writer.linked; next.length > 0; next = writer.linked.filter(({ id }) => !written.has(id)))
    for (const schema of next) written.set(schema.id, schemaSection(writer, schema));
  return [...written].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
}

function sidebarOf(writer: Writer, pages: ReadonlyMap<string, string>): object[] {
  const { api, word } = writer;
  const file = (name: string, label: string) => ({ type: 'file', name, label });
  const labelOf = (title?: string) => title ?? word('openapiOperations');
  const left = new Set(api.groups);
  const sections = api.sections.flatMap(({ title, tags }) => {
    const groups = [...left].filter(({ name }) => name !== undefined && tags.includes(name));
    for (const group of groups) left.delete(group);
    return groups.length > 0
      ? [
          { type: 'section-header', label: title },
          ...groups.map(group => file(group.slug, labelOf(group.title))),
        ]
      : [];
  });
  return [
    file('index', word('apiOverview')),
    ...[...left].map(group => file(group.slug, labelOf(group.title))),
    ...sections,
    ...(pages.has('webhooks.mdx') ? [file('webhooks', word('openapiWebhooks'))] : []),
    ...(pages.has('schemas.mdx') ? [file('schemas', word('openapiSchemas'))] : []),
  ];
}
