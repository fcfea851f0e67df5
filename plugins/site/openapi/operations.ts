import { child, type Documents, type Fields, isFields, type Located, pointerOf, textOf } from './documents';
import type { Answer, Operation, Requirement, Scheme } from './model';
import { checkTemplate, contentsOf, describedBy, parametersOf } from './parameters';
import { readServers } from './servers';

/** An operation in its document. */
interface Origin {
  top: Located;
  path: string;
  item: Located;
  method: string;
  operation: Located;
  isWebhook: boolean;
  /** Ids that are taken, and by whom. */
  ids: Map<string, Located>;
  /** Ids that operations have by their `operationId`. */
  named: ReadonlySet<string>;
  schemes: readonly Scheme[];
}

/** Reads an operation, and reports what is wrong with it. */
export function readOperation(documents: Documents, origin: Origin): Operation {
  const { path, item, method, operation: at, isWebhook } = origin;
  const fields = at.value as Fields;
  const parameters = parametersOf(documents, item, at);
  if (!isWebhook) checkTemplate(documents, at, path, parameters);
  const body = documents.get(at, 'requestBody');
  const docs = documents.get(at, 'externalDocs').value;
  const [server] = [...readServers(documents, at), ...readServers(documents, item)];
  const itemFields = item.value as Fields;
  return {
    at,
    id: idOf(documents, origin),
    method: method.toUpperCase(),
    path,
    ...textOf({ ...itemFields, ...fields }, 'summary'),
    ...textOf({ ...itemFields, ...fields }, 'description'),
    ...(isFields(docs) && typeof docs.url === 'string'
      ? { moreInfo: { url: docs.url, ...textOf(docs, 'description') } }
      : {}),
    isDeprecated: fields.deprecated === true,
    tags: Array.isArray(fields.tags) ? fields.tags.map(String) : [],
    parameters,
    ...(isFields(body.value)
      ? {
          body: {
            ...textOf(body.value, 'description'),
            isRequired: body.value.required === true,
            contents: contentsOf(documents, body),
          },
        }
      : {}),
    answers: answersOf(documents, at),
    security: securityOf(documents, origin),
    ...(server ? { server: server.url } : {}),
  };
}

/** The id of an operation: `operationId`, else its method and its path. */
function idOf(documents: Documents, { ids, named, operation: at, method, path }: Origin): string {
  const given = (at.value as Fields).operationId;
  const other = typeof given === 'string' ? ids.get(`operationId ${given}`) : undefined;
  if (other)
    documents.report(
      child(at, 'operationId'),
      `"${given}" is also the \`operationId\` of #${pointerOf(other.path)}; each needs its own`,
    );
  if (typeof given === 'string') ids.set(`operationId ${given}`, at);
  const name = slugOfId(typeof given === 'string' && given.trim() ? given : `${method} ${path}`);
  let id = name;
  // What is named in the document keeps its id, wherever it comes in the order.
  const isTaken = () => ids.has(id) || (typeof given !== 'string' && named.has(id));
  for (let count = 1; isTaken(); count += 1) id = `${name}-${count}`;
  ids.set(id, at);
  return id;
}

const slugOfId = (name: string) =>
  name.replace(/[^\p{L}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, '') || 'operation';

/** All ids that a document gives its operations. */
export function operationIds(documents: Documents, top: Located): Set<string> {
  const all = ['paths', 'webhooks'].flatMap(name => documents.entries(documents.get(top, name)));
  return new Set(
    all.flatMap(([, { value }]) =>
      Object.values(isFields(value) ? value : {}).flatMap(each =>
        isFields(each) && typeof each.operationId === 'string' ? [slugOfId(each.operationId)] : [],
      ),
    ),
  );
}

function answersOf(documents: Documents, at: Located): Answer[] {
  return documents.entries(documents.get(at, 'responses')).flatMap(([status, answer]) => {
    if (status.startsWith('x-') || answer.value === undefined) return [];
    if (!/^([1-5](\d\d|XX)|default)$/.test(status))
      documents.report(answer, `expected a status such as 200, 4XX or \`default\`, found "${status}"`);
    const fields = isFields(answer.value) ? answer.value : {};
    return [
      {
        status,
        description: String(fields.description ?? ''),
        headers: documents.entries(documents.get(answer, 'headers')).map(([name, header]) => ({
          ...describedBy(documents, header, isFields(header.value) ? header.value : {}),
          name,
          in: 'header',
        })),
        contents: contentsOf(documents, answer),
      },
    ];
  });
}

function securityOf(documents: Documents, { top, operation, schemes }: Origin): Requirement[] {
  const owner = (operation.value as Fields).security === undefined ? top : operation;
  return documents.items(documents.get(owner, 'security')).map(at => {
    const fields = isFields(at.value) ? at.value : {};
    for (const name of Object.keys(fields))
      if (!schemes.some(scheme => scheme.name === name))
        documents.report(at, `"${name}" is not in #/components/securitySchemes`);
    return new Map(
      Object.entries(fields).map(([name, scopes]) => [name, Array.isArray(scopes) ? scopes.map(String) : []]),
    );
  });
}
