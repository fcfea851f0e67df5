import { type Documents, type Fields, isFields, type Located, textOf } from './documents';
import type { Api, Group, Operation } from './model';
import { slugOf, unique } from './names';
import { operationIds, readOperation } from './operations';
import { readServers } from './servers';

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];

/** Names of pages that are not those of a tag. */
const ownPages = ['index', 'schemas', 'webhooks'];

/** Reads a document; undefined if it is none. What is wrong with it is reported to the documents. */
export function readApi(documents: Documents): Api | undefined {
  const top = documents.top();
  if (documents.problems.size > 0) return undefined;
  if (!isFields(top.value)) {
    documents.report(top, 'expected an OpenAPI document');
    return undefined;
  }
  if (!checkVersion(documents, top)) return undefined;
  const info = documents.get(top, 'info');
  const fields = isFields(info.value) ? info.value : {};
  if (typeof fields.title !== 'string' || fields.title.trim() === '')
    documents.report(isFields(info.value) ? info : top, '`info.title` is missing: the name of the API');
  const schemes = documents
    .entries(documents.get(top, 'components', 'securitySchemes'))
    .map(([name, { value }]) => ({ name, id: `auth-${slugOf(name)}`, fields: isFields(value) ? value : {} }));
  const ids = new Map<string, Located>();
  const named = operationIds(documents, top);
  const all = { top, ids, named, schemes };
  const operationsIn = (name: 'paths' | 'webhooks') =>
    documents
      .entries(documents.get(top, name))
      .filter(([path]) => !path.startsWith('x-'))
      .flatMap(([path, item]) =>
        methods
          .filter(method => isFields(item.value) && isFields(item.value[method]))
          .map(method => ({ path, item, method, operation: documents.get(item, method) }))
          .filter(({ operation }) => isFields(operation.value) && operation.value['x-internal'] !== true)
          .map(origin => readOperation(documents, { ...origin, ...all, isWebhook: name === 'webhooks' })),
      );
  const operations = operationsIn('paths');
  const webhooks = operationsIn('webhooks');
  if (operations.length + webhooks.length === 0)
    documents.report(top, 'the document has no operations: `paths` and `webhooks` are empty');
  return {
    documents,
    info: fields,
    servers: readServers(documents, top),
    schemes,
    groups: groupsOf(documents, top, operations),
    webhooks,
    sections: documents
      .items(documents.get(top, 'x-tagGroups'))
      .flatMap(({ value }) =>
        isFields(value) && Array.isArray(value.tags)
          ? [{ title: String(value.name), tags: value.tags.map(String) }]
          : [],
      ),
  };
}

function checkVersion(documents: Documents, top: Located): boolean {
  const { openapi, swagger } = top.value as Fields;
  if (typeof openapi === 'string' && /^3\.[01]\.\d+/.test(openapi)) return true;
  documents.report(
    top,
    swagger === undefined
      ? `expected \`openapi: 3.0.x\` or \`3.1.x\`, found ${openapi === undefined ? 'none' : JSON.stringify(openapi)}`
      : `this is a document of Swagger ${swagger}; convert it to OpenAPI 3, for example with \`npx swagger2openapi\``,
  );
  return false;
}

/** The first part of a path that is a name: `loans` of `/v1/loans/{id}`. */
const firstPart = (path: string): string[] =>
  path
    .split('/')
    .filter(part => part && !part.includes('{') && !/^(?:api|v\d+(?:\.\d+)*)$/i.test(part))
    .slice(0, 1);

function groupsOf(documents: Documents, top: Located, operations: readonly Operation[]): Group[] {
  const tags = new Map<string | undefined, Fields>();
  const isTagged = operations.some(operation => operation.tags.length > 0);
  // Without any tag, all operations would be on one page.
  if (!isTagged) for (const operation of operations) operation.tags = firstPart(operation.path);
  for (const { value } of documents.items(documents.get(top, 'tags')))
    if (isFields(value) && typeof value.name === 'string') tags.set(value.name, value);
  for (const { tags: names } of operations)
    for (const name of names.length > 0 ? names : [undefined]) if (!tags.has(name)) tags.set(name, {});
  const taken = new Set(ownPages);
  return [...tags]
    .map(([name, fields]) => ({
      ...(name === undefined ? {} : { name }),
      slug: '',
      ...(name === undefined ? {} : { title: String(fields['x-displayName'] ?? fields.summary ?? name) }),
      ...textOf(fields, 'description'),
      operations: operations.filter(operation => operation.tags[0] === name),
      elsewhere: operations.filter(
        operation =>
          name !== undefined && operation.tags.slice(1).includes(name) && operation.tags[0] !== name,
      ),
    }))
    .filter(group => group.operations.length + group.elsewhere.length > 0)
    .map(group => ({ ...group, slug: unique(group.name ? slugOf(group.name) : 'operations', taken) }));
}
