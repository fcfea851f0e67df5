import { answersPart, bodyPart, unchecked } from './bodies';
import { contentOf, parameterTable } from './fields';
import { detailsOf } from './limits';
import type { Operation, Requirement } from './model';
import { sampledContent } from './request';
import { sampleOf } from './samples';
import { nameOf, shapeOf } from './shape';
import { blocks, code, fence, part, plain, table } from './syntax';
import type { Writer } from './writer';

/** `GET /loans` */
const requestLine = ({ method, path }: Operation) => code(`${method} ${path}`);

/** What an operation is called in lists and headings. */
export const titleOf = (operation: Operation) =>
  operation.summary ? plain(operation.summary) : requestLine(operation);

/** A table of operations with links to their sections. */
export function operationTable(writer: Writer, operations: readonly Operation[]): string {
  const { api, word } = writer;
  return table(
    [word('openapiRequest'), word('openapiDescription')],
    operations.map(operation => {
      const home = api.groups.find(group => group.operations.includes(operation))?.slug ?? 'webhooks';
      const link = `[${requestLine(operation)}](./${home}.mdx#${operation.id})`;
      const text = operation.summary ? titleOf(operation) : '';
      return [
        link,
        [text, operation.isDeprecated && `**${word('apiDeprecated')}**`].filter(Boolean).join(' · '),
      ];
    }),
  );
}

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
