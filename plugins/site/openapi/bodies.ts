import type { Direction } from './example';
import { contentOf, parameterTable } from './fields';
import type { Answer, Api, Content } from './model';
import { bodyExample, bodyText, isJson } from './request';
import { shapeOf } from './shape';
import { blocks, code, fence, plain, table } from './syntax';
import { typeOf } from './types';
import type { Writer } from './writer';

/** Why no check compiles the code of the pages. */
export const unchecked = 'nocheck="made from an OpenAPI document"';

/** A body of a request in one format. */
export function bodyPart(writer: Writer, content: Content, isRequired: boolean, isSampled: boolean): string {
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
function examplesOf(api: Api, content: Content, direction: Direction, title: string): string[] {
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

/** The responses of an operation: a table, and what those that are not errors contain. */
export function answersPart(writer: Writer, answers: readonly Answer[]): string {
  const { word } = writer;
  const typesOf = ({ contents }: Answer) =>
    contents.map(content => contentLine(writer, content)).join('<br />');
  const good = answers.filter(({ status }) => /^[23]/.test(status));
  const shown = good.length > 0 ? good : answers.slice(0, 1);
  return blocks(
    table(
      [word('openapiStatus'), word('openapiDescription'), word('openapiContent')],
      answers.map(answer => [code(answer.status), writer.cell(answer.description), typesOf(answer)]),
    ),
    ...answers.flatMap(answer => [
      ...headersOf(writer, answer),
      ...answer.contents.flatMap(content => answerContent(writer, answer, content, shown.includes(answer))),
    ]),
  );
}

function headersOf(writer: Writer, { status, headers }: Answer): string[] {
  if (headers.length === 0) return [];
  return [`**${code(status)}** ${writer.word('openapiHeaders')}`, parameterTable(writer, headers)];
}

/** What a response contains in one format; with examples if it `isShown` in full. */
function answerContent(
  writer: Writer,
  { status }: Answer,
  content: Content,
  isShown: boolean,
): (string | undefined)[] {
  const { schema } = content;
  // Errors of one kind have a section of their own, which the table links to.
  if (!isShown && (!schema || shapeOf(writer.api.documents, schema).named)) return [];
  const fields = schema && contentOf(writer, schema, 'response', writer.writing.depth);
  const examples = examplesOf(writer.api, content, 'response', `${status} ${content.type}`);
  if (!fields && examples.length === 0) return [];
  return [`**${code(status)}** ${contentLine(writer, content)}`, fields, ...(isShown ? examples : [])];
}
