import { child, type Documents, type Fields, isFields, type Located, textOf } from './documents';
import type { Content, Parameter } from './model';

const places = ['path', 'query', 'header', 'cookie'];

/** Parameters of an operation and those of its path that it does not replace. */
export function parametersOf(documents: Documents, item: Located, at: Located): Parameter[] {
  const all = [item, at].flatMap(parent =>
    documents.items(documents.get(parent, 'parameters')).flatMap(each => parameterOf(documents, each) ?? []),
  );
  return [...new Map(all.map(each => [`${each.in} ${each.name}`, each])).values()];
}

function parameterOf(documents: Documents, at: Located): Parameter | undefined {
  // A reference that leads to nothing is reported already.
  if (at.value === undefined) return undefined;
  const fields = isFields(at.value) ? at.value : {};
  if (typeof fields.name !== 'string' || !places.includes(String(fields.in))) {
    documents.report(at, `a parameter needs \`name\`, and \`in\` with one of ${places.join(', ')}`);
    return undefined;
  }
  return { ...describedBy(documents, at, fields), name: fields.name, in: String(fields.in) };
}

/** What parameters and headers have in common. */
export function describedBy(
  documents: Documents,
  at: Located,
  fields: Fields,
): Omit<Parameter, 'name' | 'in'> {
  const [content] = contentsOf(documents, at);
  const schema = fields.schema === undefined ? content?.schema : child(at, 'schema');
  const example = 'example' in fields ? fields.example : examplesOf(documents, at)[0]?.value;
  return {
    at,
    ...textOf(fields, 'description'),
    isRequired: fields.required === true || fields.in === 'path',
    isDeprecated: fields.deprecated === true,
    ...(schema ? { schema } : {}),
    ...(example === undefined ? {} : { example }),
  };
}

/** Reports parameters that a path lacks, and those that it does not contain. */
export function checkTemplate(
  documents: Documents,
  at: Located,
  path: string,
  parameters: readonly Parameter[],
) {
  const declared = parameters.filter(each => each.in === 'path').map(({ name }) => name);
  const used = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!);
  for (const name of used)
    if (!declared.includes(name))
      documents.report(
        at,
        `"{${name}}" of the path has no parameter: add one with \`name: ${name}\` and \`in: path\``,
      );
  for (const name of declared)
    if (!used.includes(name))
      documents.report(at, `the path "${path}" does not contain its parameter "{${name}}"`);
}

/** What a body contains, by its formats. */
export function contentsOf(documents: Documents, parent: Located): Content[] {
  return documents.entries(documents.get(parent, 'content')).map(([type, at]) => ({
    type,
    ...(isFields(at.value) && at.value.schema !== undefined ? { schema: child(at, 'schema') } : {}),
    examples: examplesOf(documents, at),
  }));
}

function examplesOf(documents: Documents, at: Located): Content['examples'] {
  const single = isFields(at.value) && 'example' in at.value ? [{ value: at.value.example }] : [];
  const named = documents
    .entries(documents.get(at, 'examples'))
    .flatMap(([name, { value }]) =>
      isFields(value) && 'value' in value
        ? [{ title: String(value.summary ?? name), value: value.value }]
        : [],
    );
  return [...single, ...named];
}
