import { isFields } from './documents';
import { firstSentence } from './markdown';
import type { Api, Scheme } from './model';
import { slugOf, unique } from './names';
import { page } from './page';
import { operationTable } from './section';
import { blocks, code, plain, table } from './syntax';
import type { Writer } from './writer';

/** The first page: what the document says about the API, and all operations. */
export function overview(writer: Writer, title: string, original: Api): string {
  const { api, word, writing } = writer;
  const { info } = api;
  const text = typeof info.description === 'string' ? info.description : undefined;
  const summary = typeof info.summary === 'string' ? info.summary : undefined;
  const schemes = api.schemes.map(scheme => schemePart(writer, scheme));
  return page(
    writing.description ?? ((summary ?? (text && firstSentence(text))) || undefined),
    `# ${plain(title)} \\{#overview}`,
    writer.facts([
      [word('openapiVersion'), info.version !== undefined && code(String(info.version))],
      [word('openapiContact'), contactOf(info.contact)],
      [word('openapiLicense'), linkOf(info.license)],
      [
        word('openapiTerms'),
        typeof info.termsOfService === 'string' && `[${info.termsOfService}](${info.termsOfService})`,
      ],
    ]),
    writer.block(text, headingsFrom(original)),
    api.servers.length > 0 && `## ${word('openapiServers')} \\{#servers}`,
    api.servers.length > 0 &&
      table(
        [word('openapiAddress'), word('openapiDescription')],
        api.servers.map(({ url, description, variables }) => [
          code(url),
          [
            writer.cell(description),
            ...variables.map(({ name, initial, values, description: about }) =>
              [
                `${code(name)}: ${(values.length > 0 ? values : [initial]).map(code).join(', ')}`,
                writer.cell(about),
              ]
                .filter(Boolean)
                .join(' · '),
            ),
          ]
            .filter(Boolean)
            .join('<br />'),
        ]),
      ),
    schemes.length > 0 && `## ${word('openapiAuthentication')} \\{#authentication}`,
    ...schemes,
    api.groups.length > 0 && `## ${word('openapiOperations')} \\{#operations}`,
    ...api.groups.flatMap(({ slug, title: name, operations, elsewhere }) => [
      name && `### ${plain(name)} \\{#operations-${slug}}`,
      operationTable(writer, [...operations, ...elsewhere]),
    ]),
    api.webhooks.length > 0 && `## ${word('openapiWebhooks')} \\{#operations-webhooks}`,
    api.webhooks.length > 0 && operationTable(writer, api.webhooks),
  );
}

/** Headings of the description as headings of the page; their ids are those of the original in all languages. */
function headingsFrom(original: Api) {
  const taken = new Set(['overview', 'servers', 'authentication', 'operations']);
  const ids = [...String(original.info.description ?? '').matchAll(/^#{1,6} +(.+?) *#*$/gm)].map(
    ([, title]) => unique(slugOf(title!), taken),
  );
  let index = -1;
  return (level: number, text: string) => {
    index += 1;
    return `${'#'.repeat(Math.min(level === 1 ? 2 : level, 4))} ${text} \\{#${ids[index] ?? unique(slugOf(text), taken)}}`;
  };
}

function schemePart(writer: Writer, { name, id, fields }: Scheme): string {
  const { word } = writer;
  const text = (key: string) => (typeof fields[key] === 'string' ? (fields[key] as string) : '');
  const kind = fields.type === 'http' ? `HTTP ${text('scheme')}` : String(fields.type);
  const flows = Object.entries(isFields(fields.flows) ? fields.flows : {}).flatMap(([flow, value]) =>
    isFields(value) ? [{ flow, value }] : [],
  );
  const scopes = new Map(
    flows.flatMap(({ value }) => Object.entries(isFields(value.scopes) ? value.scopes : {})),
  );
  return blocks(
    `### ${plain(name)} \\{#${id}}`,
    writer.facts([
      [word('apiType'), code(kind) + (text('bearerFormat') && ` (${plain(text('bearerFormat'))})`)],
      [word('openapiName'), text('name') && `${code(text('name'))} (${code(text('in'))})`],
      ...flows.map(
        ({ flow, value }) =>
          [
            word('openapiFlow'),
            [flow, value.authorizationUrl, value.tokenUrl, value.refreshUrl]
              .filter(part => typeof part === 'string')
              .map(part => code(String(part)))
              .join(' · '),
          ] as const,
      ),
    ]),
    writer.block(text('description')),
    scopes.size > 0 &&
      table(
        [word('openapiScope'), word('openapiDescription')],
        [...scopes].map(([scope, about]) => [code(scope), writer.cell(String(about))]),
      ),
  );
}

const linkOf = (value: unknown) =>
  isFields(value) && value.name !== undefined
    ? typeof value.url === 'string'
      ? `[${plain(String(value.name))}](${value.url})`
      : plain(String(value.name))
    : '';

const contactOf = (value: unknown) =>
  isFields(value)
    ? [
        linkOf(value) || (typeof value.url === 'string' ? `[${plain(value.url)}](${value.url})` : ''),
        typeof value.email === 'string' ? `[${plain(value.email)}](mailto:${value.email})` : '',
      ]
        .filter(Boolean)
        .join(' · ')
    : '';
