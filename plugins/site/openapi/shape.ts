import { child, type Documents, type Fields, isFields, type Located } from './documents';

/** What a schema allows, with its parts (`allOf`) merged. Schemas inside it are looked at when they are needed. */
export interface Shape {
  /** The schema of its own that it is, by reference. */
  named?: Located;
  title?: string;
  description?: string;
  /** Types other than `null`; none if all are allowed. */
  types: string[];
  isNullable: boolean;
  /** Whether nothing fits. */
  isNever?: boolean;
  format?: string;
  /** Values that are allowed. */
  values?: unknown[];
  initial?: unknown;
  examples: unknown[];
  /** Limits such as `minLength`. */
  limits: Fields;
  isReadOnly: boolean;
  isWriteOnly: boolean;
  isDeprecated: boolean;
  properties: Map<string, Located>;
  required: Set<string>;
  /** Schema of further properties. */
  others?: Located;
  items?: Located;
  /** Schemas of which one has to fit (`oneOf`), or at least one (`anyOf`). */
  choices: Located[];
  choose?: 'oneOf' | 'anyOf';
  /** The property that tells which of the choices it is, and its values. */
  discriminator?: { property: string; mapping: Record<string, string> };
}

const limits = [
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'uniqueItems'],
  ...['minProperties', 'maxProperties'],
];

/** The name of a schema that is referred to: the last part of its path, or the name of its file. */
export const nameOf = ({ file, path }: Located): string =>
  path.at(-1) ?? file.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '');

/** What tells two schemas apart. */
export const keyOf = ({ file, path }: Located): string => `${file}#${path.join('/')}`;

/** The value of the discriminator that stands for one of the choices; undefined without a discriminator or a name. */
export function discriminatorOf({ discriminator }: Shape, { named }: Shape): string | undefined {
  if (!discriminator || !named) return undefined;
  const { mapping } = discriminator;
  const name = nameOf(named);
  return Object.keys(mapping).find(key => mapping[key]!.split('/').at(-1) === name) ?? name;
}

/** Shapes of schemas by their values, which large documents refer to thousands of times. */
const shapes = new WeakMap<object, Shape>();

/** What a schema allows. @param above schemas that this one is a part of */
export function shapeOf(documents: Documents, at: Located, above: readonly string[] = []): Shape {
  if (!isFields(at.value) || above.length > 0) return readShape(documents, at, above);
  const shape = shapes.get(at.value) ?? readShape(documents, at, above);
  shapes.set(at.value, shape);
  return shape;
}

function readShape(documents: Documents, at: Located, above: readonly string[]): Shape {
  const { value } = at;
  if (!isFields(value)) {
    if (value !== undefined && typeof value !== 'boolean')
      documents.report(at, 'expected a schema: an object, `true` or `false`');
    return { ...ownShape(at, {}), isNever: value === false };
  }
  const parts: Shape[] = [];
  if (typeof value.$ref === 'string') {
    const target = documents.target(at);
    if (target && above.includes(keyOf(target))) documents.report(at, 'the schema is a part of itself');
    else if (target) parts.push({ ...shapeOf(documents, target, [...above, keyOf(target)]), named: target });
  }
  if (Array.isArray(value.allOf))
    for (const index of value.allOf.keys())
      parts.push(shapeOf(documents, child(child(at, 'allOf'), String(index)), above));
  const itself = ownShape(at, value);
  return simplified(documents, parts.length > 0 ? merged(parts, itself) : itself, above);
}

/** What the fields of a schema say, without its parts. */
function ownShape(at: Located, value: Fields): Shape {
  const types = (Array.isArray(value.type) ? value.type : [value.type]).filter(
    (type): type is string => typeof type === 'string',
  );
  const text = (name: string) => (typeof value[name] === 'string' ? (value[name] as string) : undefined);
  const below = (name: string) => child(at, name);
  const properties = isFields(value.properties) ? value.properties : {};
  const choose = (['oneOf', 'anyOf'] as const).find(key => Array.isArray(value[key]));
  const { additionalProperties, discriminator } = value;
  const values = 'const' in value ? [value.const] : Array.isArray(value.enum) ? value.enum : undefined;
  const [title, description, format] = ['title', 'description', 'format'].map(text);
  return {
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...(format ? { format } : {}),
    types: types.filter(type => type !== 'null'),
    isNullable: value.nullable === true || types.includes('null') || !!values?.includes(null),
    ...(values ? { values: values.filter(each => each !== null) } : {}),
    ...('default' in value ? { initial: value.default } : {}),
    examples: [
      ...('example' in value ? [value.example] : []),
      ...(Array.isArray(value.examples) ? value.examples : []),
    ],
    limits: Object.fromEntries(limits.filter(name => name in value).map(name => [name, value[name]])),
    isReadOnly: value.readOnly === true,
    isWriteOnly: value.writeOnly === true,
    isDeprecated: value.deprecated === true,
    properties: new Map(Object.keys(properties).map(name => [name, child(below('properties'), name)])),
    required: new Set(Array.isArray(value.required) ? value.required.map(String) : []),
    ...(additionalProperties === true || isFields(additionalProperties)
      ? { others: below('additionalProperties') }
      : {}),
    ...(value.items === undefined ? {} : { items: below('items') }),
    choices: choose
      ? [...(value[choose] as unknown[]).keys()].map(index => child(below(choose), String(index)))
      : [],
    ...(choose ? { choose } : {}),
    ...(isFields(discriminator) && typeof discriminator.propertyName === 'string'
      ? {
          discriminator: {
            property: discriminator.propertyName,
            mapping: isFields(discriminator.mapping) ? (discriminator.mapping as Record<string, string>) : {},
          },
        }
      : {}),
  };
}

/** A schema and its parts as one. The texts are its own, or those of its only part, whose name it keeps. */
function merged(parts: readonly Shape[], itself: Shape): Shape {
  const all = [...parts, itself];
  const last = <Key extends keyof Shape>(key: Key) => all.findLast(shape => shape[key] !== undefined)?.[key];
  const typed = all.filter(({ types }) => types.length > 0).map(({ types }) => types);
  const adds = itself.properties.size > 0 || itself.choices.length > 0 || itself.values || itself.items;
  const [only] = parts.length === 1 && !adds ? parts : [];
  const source = only ?? itself;
  const result: Shape = {
    ...itself,
    types: typed.reduce<string[]>(
      (left, right) => (left.length === 0 ? right : left.filter(type => right.includes(type))),
      [],
    ),
    isNullable: itself.isNullable || (parts.length === 1 && parts[0]!.isNullable),
    examples: itself.examples.length > 0 ? itself.examples : (only?.examples ?? []),
    limits: Object.assign({}, ...all.map(shape => shape.limits)),
    isReadOnly: all.some(shape => shape.isReadOnly),
    isWriteOnly: all.some(shape => shape.isWriteOnly),
    isDeprecated: itself.isDeprecated || !!only?.isDeprecated,
    properties: new Map(all.flatMap(shape => [...shape.properties])),
    required: new Set(all.flatMap(shape => [...shape.required])),
    choices: all.flatMap(shape => shape.choices),
  };
  const description = itself.description ?? source.description;
  const title = itself.title ?? source.title;
  return Object.assign(
    result,
    ...(['format', 'values', 'initial', 'others', 'items', 'choose', 'discriminator'] as const).map(key =>
      last(key) === undefined ? {} : { [key]: last(key) },
    ),
    only?.named ? { named: only.named } : {},
    description ? { description } : {},
    title ? { title } : {},
  );
}

/** `null` as one of the choices is a schema that may be `null`; a single choice is the schema itself. */
function simplified(documents: Documents, shape: Shape, above: readonly string[]): Shape {
  const choices = shape.choices.filter(({ value }) => !isFields(value) || value.type !== 'null');
  const isNullable = shape.isNullable || choices.length < shape.choices.length;
  if (choices.length !== 1) return { ...shape, choices, isNullable };
  const { choose: _, ...rest } = shape;
  const only = shapeOf(documents, choices[0]!, above);
  return { ...merged([only], { ...rest, choices: [] }), isNullable: isNullable || only.isNullable };
}
