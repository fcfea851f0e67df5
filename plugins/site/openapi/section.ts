import { contentOf, parameterTable } from './fields';
import { detailsOf } from './limits';
import { code, fence, plain } from './markdown';
import type { Answer, Api, Content, Operation, Requirement } from './model';
import { bodyExample, bodyText, isJson, sampledContent, sampleOf } from './samples';
import { nameOf, shapeOf } from './shape';
import { typeOf } from './types';
import { blocks, part, table, type Writer } from './writer';

/** Why no check compiles the code of the pages. */
const unchecked = 'nocheck="made from an OpenAPI document"';

/** `GET /loans` */
export const requestLine = ({ method, path }: Operation) => code(`${method} ${path}`);

/** What an operation is called in lists and headings. */
export const titleOf = (operation: Operation) =>
  operation.summary ? plain(operation.summary) : requestLine(operation);

/** The section of an operation. */
export function operationSection(writer: Writer, operation: Operation, isWebhook = false): string {
  const { word } = writer;
  const { id, parameters, body, answers, moreInfo } = operation;
  const idOf = (name: string) => `${id}-${name}`;
  const hasSamples = !isWebhook && writer.writing.samples.length > 0;
  const kinds = [
    ['path', 'openapiPathParameters'],
    ['query', 'openapiQueryParameters'],
    ['header', 'openapiHeaders'],
    ['cookie', 'openapiCookies'],
  ] as const;
  return blocks(
    `## ${titleOf(operation)} \\{#${id}}`,
    operation.isDeprecated &&
      `:::warning ${word('apiDeprecated')}\n\n${word('openapiDeprecatedNote')}\n\n:::`,
    writer.facts([
      [word('openapiRequest'), requestLine(operation)],
      [word('openapiAddress'), operation.server && code(operation.server)],
      [word('openapiAccess'), !isWebhook && securityOf(writer, operation.security)],
    ]),
    writer.block(operation.description),
    moreInfo && `[${plain(moreInfo.description ?? moreInfo.url)}](${moreInfo.url})`,
    hasSamples && samples(writer, operation),
    ...kinds.flatMap(([kind, title]) => {
      const shown = parameters.filter(parameter => parameter.in === kind);
      return shown.length > 0 ? [part(word(title), idOf(kind)), parameterTable(writer, shown)] : [];
    }),
    body && part(word('openapiBody'), idOf('body')),
    body &&
      blocks(
        writer.block(body.description),
        ...body.contents.map(content =>
          bodyPart(writer, content, body.isRequired, hasSamples && content === sampledContent(body.contents)),
        ),
      ),
    answers.length > 0 && part(word('openapiResponses'), idOf('responses')),
    answers.length > 0 && answersPart(writer, answers),
  );
}

/** Alternatives of authentication; a word if there are none. */
export function securityOf(writer: Writer, security: readonly Requirement[]): string {
  const { api } = writer;
  const link = ([name, scopes]: [string, string[]]) => {
    const scheme = api.schemes.find(each => each.name === name);
    const shown = scheme ? `[${code(name)}](./index.mdx#${scheme.id})` : code(name);
    return scopes.length > 0 ? `${shown} (${scopes.map(code).join(', ')})` : shown;
  };
  const alternatives = security.map(requirement =>
    requirement.size > 0 ? [...requirement].map(link).join(' + ') : writer.word('openapiNone'),
  );
  if (alternatives.length > 0) return alternatives.join(` ${writer.word('openapiOr')} `);
  return api.schemes.length > 0 ? writer.word('openapiNone') : '';
}

function samples(writer: Writer, operation: Operation): string {
  const all = writer.writing.samples.map(kind => ({
    label: kind === 'curl' ? 'curl' : 'JavaScript',
    block: fence(sampleOf(writer.api, operation, kind), `${kind === 'curl' ? 'sh' : 'js'} ${unchecked}`),
  }));
  if (all.length < 2) return all[0]?.block ?? '';
  const tabs = all.map(({ label, block }) => `<Tab label="${label}">\n\n${block}\n\n</Tab>`);
  return `<Tabs groupId="openapi-sample">\n${tabs.join('\n')}\n</Tabs>`;
}

/** A body of a request in one format. */
function bodyPart(writer: Writer, content: Content, isRequired: boolean, isSampled: boolean): string {
  return blocks(
    [contentLine(writer, content), isRequired && writer.word('openapiRequired')].filter(Boolean).join(' · '),
    content.schema && contentOf(writer, content.schema, 'request', writer.writing.depth),
    // The only example is in the samples of the request.
    ...(content.examples.length > 1 || !isSampled
      ? examplesOf(writer.api, content, 'request', content.type)
      : []),
  );
}

/** Format and type of a body. */
function contentLine(writer: Writer, { type, schema }: Content): string {
  return [code(type), schema && typeOf(writer, shapeOf(writer.api.documents, schema))]
    .filter(Boolean)
    .join(' · ');
}

/**
 * Examples as code: each that the document has below its name, else one that is made.
 * @param title title of the code, the same in all languages
 */
function examplesOf(api: Api, content: Content, direction: 'request' | 'response', title: string): string[] {
  const made = bodyExample(api, content, direction);
  const all = content.examples.length > 0 ? content.examples : made === undefined ? [] : [{ value: made }];
  const language = isJson(content.type) ? 'json' : /xml/.test(content.type) ? 'xml' : 'txt';
  return all.flatMap(({ title: name, value }) => [
    ...(name && all.length > 1 ? [`**${plain(name)}**`] : []),
    fence(
      bodyText(value),
      `${typeof value === 'string' ? language : 'json'} title="${title.replace(/["{}<>\n\\]/g, ' ')}" ${unchecked}`,
    ),
  ]);
}

function answersPart(writer: Writer, answers: readonly Answer[]): string {
  const { word } = writer;
  const { documents } = writer.api;
  const typesOf = ({ contents }: Answer) =>
    contents.map(content => contentLine(writer, content)).join('<br />');
  const isGood = ({ status }: Answer) => /^[23]/.test(status);
  const shown = answers.filter(isGood).length > 0 ? answers.filter(isGood) : answers.slice(0, 1);
  return blocks(
    table(
      [word('openapiStatus'), word('openapiDescription'), word('openapiContent')],
      answers.map(answer => [code(answer.status), writer.cell(answer.description), typesOf(answer)]),
    ),
    ...answers.flatMap(answer => {
      const isShown = shown.includes(answer);
      const parts = answer.contents.flatMap(content => {
        // Errors of one kind have a section of their own, which the table links to.
        const isDetailed = isShown || (content.schema && !shapeOf(documents, content.schema).named);
        if (!isDetailed) return [];
        const fields = content.schema && contentOf(writer, content.schema, 'response', writer.writing.depth);
        const examples = examplesOf(writer.api, content, 'response', `${answer.status} ${content.type}`);
        if (!fields && examples.length === 0) return [];
        return [
          `**${code(answer.status)}** ${contentLine(writer, content)}`,
          fields,
          ...(isShown ? examples : []),
        ];
      });
      const headers = answer.headers.length > 0 && [
        `**${code(answer.status)}** ${word('openapiHeaders')}`,
        parameterTable(writer, answer.headers),
      ];
      return [...(headers || []), ...parts];
    }),
  );
}

/** The section of a schema. */
export function schemaSection(writer: Writer, { at, id }: Writer['linked'][number]): string {
  const shape = shapeOf(writer.api.documents, at);
  const name = nameOf(at);
  const { word } = writer;
  return blocks(
    `## ${plain(name)} \\{#${id}}`,
    shape.isDeprecated && `:::warning ${word('apiDeprecated')}\n\n${word('openapiDeprecatedNote')}\n\n:::`,
    writer.block(shape.description),
    contentOf(writer, at),
    shape.discriminator && shape.choices.length === 0 && detailsOf(writer, shape),
  );
}
