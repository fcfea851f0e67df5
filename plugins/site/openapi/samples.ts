import { isFields } from './documents';
import { asText, type Direction, exampleOf } from './example';
import type { Api, Content, Operation, Parameter } from './model';
import { shapeOf } from './shape';

/** A request as it is sent. */
interface Request {
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

/** A sample of a request to an operation, for a shell or for JavaScript. */
export function sampleOf(api: Api, operation: Operation, kind: 'curl' | 'javascript'): string {
  const request = requestOf(api, operation);
  return kind === 'curl' ? asCurl(request) : asJavaScript(request);
}

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

function requestOf(api: Api, operation: Operation): Request {
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
    if (fields.type !== 'apiKey') {
      if (fields.type !== 'mutualTLS')
        headers.push(['Authorization', isBasic ? 'Basic <credentials>' : 'Bearer <token>']);
    } else if (fields.in === 'query') queries.push([String(fields.name), '<key>']);
    else if (fields.in === 'cookie') cookies.push(`${fields.name}=<key>`);
    else headers.push([String(fields.name), '<key>']);
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

const shellQuoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

function asCurl({ method, url, headers, body }: Request): string {
  const lines = [
    `curl ${method === 'GET' ? '' : method === 'HEAD' ? '--head ' : `-X ${method} `}${shellQuoted(url)}`,
    ...headers.map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
  ];
  if (body && 'text' in body) lines.push(`-d ${shellQuoted(body.text)}`);
  else if (body)
    for (const [name, value] of body.fields)
      lines.push(`${body.isMultipart ? '-F' : '--data-urlencode'} ${shellQuoted(`${name}=${value}`)}`);
  return lines.join(' \\\n  ');
}

const quoted = (text: string) => `'${text.replace(/[\\']/g, sign => `\\${sign}`).replaceAll('\n', '\\n')}'`;

function asJavaScript({ method, url, headers, body }: Request): string {
  const indented = (text: string) => text.replaceAll('\n', '\n  ');
  const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));
  const fields: string[] = [];
  if (method !== 'GET') fields.push(`method: ${quoted(method)},`);
  if (headers.length > 0)
    fields.push('headers: {', ...headers.map(([name, value]) => `  ${key(name)}: ${quoted(value)},`), '},');
  const form = body && 'fields' in body ? body : undefined;
  if (body && 'text' in body)
    fields.push(
      body.isJson && isParsed(body.text)
        ? `body: JSON.stringify(${indented(body.text)}),`.replaceAll('\n  ', '\n')
        : `body: ${quoted(body.text)},`,
    );
  if (form) fields.push('body,');
  const lines = form
    ? [
        `const body = new ${form.isMultipart ? 'FormData' : 'URLSearchParams'}();`,
        ...form.fields.map(([name, value]) => `body.append(${quoted(name)}, ${quoted(value)});`),
      ]
    : [];
  const options = fields.length > 0 ? `, {\n  ${indented(fields.join('\n'))}\n}` : '';
  return [...lines, `const response = await fetch(${quoted(url)}${options});`].join('\n');
}

function isParsed(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
