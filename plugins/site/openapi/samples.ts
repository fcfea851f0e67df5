import type { Api, Operation } from './model';
import { type Request, requestOf } from './request';

/** A sample of a request to an operation, for a shell or for JavaScript. */
export function sampleOf(api: Api, operation: Operation, kind: 'curl' | 'javascript'): string {
  const request = requestOf(api, operation);
  return kind === 'curl' ? asCurl(request) : asJavaScript(request);
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
        ? `body: JSON.stringify(${body.text}),`
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
