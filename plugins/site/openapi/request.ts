import { isFields } from './documents';
import { asText, type Direction, exampleOf } from './example';
import type { Api, Content, Operation, Parameter } from './model';
import { shapeOf } from './shape';

/** A request as it is sent. */
export interface Request {
  method: string;
  url: string;
  headers: [name: string, value: string][];
  /** Text, or fields of a form. */
  body?:
    | { text: string; isJson: boolean }
    | { fields: [name: string, value: string][]; isMultipart: boolean };
}

/** Where an API is that names no server. */
const noServer = 'https://api.example.com';

/** The format of a body that samples have. */
export const sampledContent = (contents: readonly Content[]): Content | undefined =>
  contents.find(({ type }) => isJson(type)) ?? contents[0];

/** The example of a body: the document's own, else one that is made from its schema; undefined if there is none. */
export function bodyExample(api: Api, { type, schema, examples }: Content, direction: Direction): unknown {
  if (examples[0]) return examples[0].value;
  if (!schema || !(isJson(type) || isForm(type))) return undefined;
  return exampleOf(api.documents, schema, direction);
}

/** A value as the text of a body. */
export const bodyText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

export const isJson = (type: string) => /^application\/(?:[\w.+-]+\+)?json\b|^\*\/\*$/.test(type);

const isForm = (type: string) => /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/.test(type);

/** The request to an operation with the examples of its document; secrets have names such as `<token>`. */
export function requestOf(api: Api, operation: Operation): Request {
  const { method, path, parameters, body, security } = operation;
  const queries: [string, string][] = [];
  const headers: [string, string][] = [];
  const cookies: string[] = [];
  let address = path;
  for (const parameter of parameters) {
    const given = givenExample(api, parameter);
    if (parameter.in === 'path') {
      if (given !== undefined)
        address = address.replace(`{${parameter.name}}`, () => encodeURIComponent(asText(given)));
      continue;
    }
    if (!parameter.isRequired && given === undefined) continue;
    const value =
      given ?? (parameter.schema ? exampleOf(api.documents, parameter.schema, 'request') : 'text');
    if (parameter.in === 'query')
      for (const each of Array.isArray(value) ? value : [value]) queries.push([parameter.name, asText(each)]);
    if (parameter.in === 'header') headers.push([parameter.name, asText(value)]);
    if (parameter.in === 'cookie') cookies.push(`${parameter.name}=${asText(value)}`);
  }
  for (const name of security[0]?.keys() ?? []) {
    const { fields = {} } = api.schemes.find(scheme => scheme.name === name) ?? {};
    const isBasic = String(fields.scheme).toLowerCase() === 'basic';
    if (fields.type === 'apiKey') {
      const key = String(fields.name);
      if (fields.in === 'query') queries.push([key, '<key>']);
      else if (fields.in === 'cookie') cookies.push(`${key}=<key>`);
      else headers.push([key, '<key>']);
    } else if (fields.type !== 'mutualTLS') {
      headers.push(['Authorization', isBasic ? 'Basic <credentials>' : 'Bearer <token>']);
    }
  }
  if (cookies.length > 0) headers.push(['Cookie', cookies.join('; ')]);
  const content = body && sampledContent(body.contents);
  const example = content && bodyExample(api, content, 'request');
  if (content && !/multipart/.test(content.type)) headers.push(['Content-Type', content.type]);
  const server = operation.server ?? api.servers[0]?.url ?? '';
  const query = queries
    .map(
      ([name, value]) =>
        `${encodeURIComponent(name)}=${value.startsWith('<') ? value : encodeURIComponent(value)}`,
    )
    .join('&');
  return {
    method,
    url: `${/^https?:/.test(server) ? '' : noServer}${server.replace(/\/$/, '')}${address}${query && `?${query}`}`,
    headers,
    ...(content ? { body: bodyOf(content.type, example) } : {}),
  };
}

function bodyOf(type: string, example: unknown): Request['body'] {
  if (isForm(type) && isFields(example))
    return {
      isMultipart: type.startsWith('multipart'),
      fields: Object.entries(example).map(([name, value]) => [name, asText(value)]),
    };
  return { text: example === undefined ? '<body>' : bodyText(example), isJson: isJson(type) };
}

/** The example that a document gives for a parameter. */
function givenExample({ documents }: Api, { example, schema }: Parameter): unknown {
  return example ?? (schema && shapeOf(documents, schema).examples[0]);
}
