import type { Located } from './documents';
import { type Direction, isSent } from './example';
import { detailsOf } from './limits';
import type { Parameter } from './model';
import { discriminatorOf, keyOf, type Shape, shapeOf } from './shape';
import { blocks, code, plain, table } from './syntax';
import { isLinked, typeOf } from './types';
import type { Writer } from './writer';

/** Objects inside objects without a name that are shown in any case. */
const deepest = 12;

interface Row {
  name: string;
  shape: Shape;
  isRequired: boolean;
}

/** A table of parameters or headers; none if there are none. */
export function parameterTable(writer: Writer, parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(parameter => {
    const shape = shapeOf(writer.api.documents, parameter.schema ?? { ...parameter.at, value: true });
    const described = {
      ...shape,
      ...(parameter.description === undefined ? {} : { description: parameter.description }),
      isDeprecated: shape.isDeprecated || parameter.isDeprecated,
    };
    return { name: parameter.name, shape: described, isRequired: parameter.isRequired };
  });
  // What is part of a path is always there.
  return fieldTable(
    writer,
    rows,
    parameters.some(parameter => parameter.in !== 'path'),
  );
}

/** What a body or a schema contains: a table of its fields, its choices, or its limits. */
export function contentOf(writer: Writer, at: Located, direction?: Direction, depth = 0): string {
  const shape = shapeOf(writer.api.documents, at);
  const named = shape.named ? [keyOf(shape.named)] : [];
  const item = shape.items && shapeOf(writer.api.documents, shape.items);
  const inner = item && (shape.types[0] ?? 'array') === 'array' ? item : shape;
  const above = inner.named ? [...named, keyOf(inner.named)] : named;
  const rows = rowsOf(writer, inner, { direction, depth, above, prefix: '' });
  return blocks(
    rows.length > 0 && fieldTable(writer, rows),
    choicesOf(writer, inner, { direction, depth, above, prefix: '' }),
    (inner !== shape || rows.length === 0) && detailsOf(writer, shape),
  );
}

interface Level {
  direction: Direction | undefined;
  depth: number;
  /** Keys of the schemas around. */
  above: readonly string[];
  prefix: string;
}

function rowsOf(writer: Writer, shape: Shape, level: Level): Row[] {
  const { documents } = writer.api;
  return [...shape.properties].flatMap(([property, at]) => {
    const field = shapeOf(documents, at);
    if (!isSent(field, level.direction)) return [];
    const name = `${level.prefix}${property}`;
    return [
      { name, shape: field, isRequired: shape.required.has(property) },
      ...rowsBelow(writer, field, { ...level, prefix: name }),
    ];
  });
}

/** Fields of an object inside an object, of items of a list, or of the values of a map. */
function rowsBelow(writer: Writer, shape: Shape, level: Level): Row[] {
  const { documents } = writer.api;
  if (level.above.length > deepest) return [];
  const below = (at: Located, mark: string) =>
    rowsBelow(writer, shapeOf(documents, at), {
      ...level,
      above: [...level.above, ''],
      prefix: level.prefix + mark,
    });
  if (shape.named && isLinked(shape)) {
    const key = keyOf(shape.named);
    if (level.depth === 0 || level.above.includes(key)) return [];
    return rowsOf(writer, shape, {
      ...level,
      depth: level.depth - 1,
      above: [...level.above, key],
      prefix: `${level.prefix}.`,
    });
  }
  if (shape.properties.size > 0)
    return rowsOf(writer, shape, { ...level, above: [...level.above, ''], prefix: `${level.prefix}.` });
  if (shape.items) return below(shape.items, '[]');
  if (shape.others) return below(shape.others, '.*');
  // Objects without a name are shown nowhere else.
  return shape.choices.flatMap(choice => {
    const chosen = shapeOf(documents, choice);
    return chosen.named ? [] : below(choice, '');
  });
}

function fieldTable(writer: Writer, rows: readonly Row[], hasRequired = true): string {
  const { word } = writer;
  return table(
    [
      word('openapiName'),
      word('apiType'),
      hasRequired ? word('openapiRequired') : '',
      word('apiDefault'),
      word('openapiDescription'),
    ],
    rows.map(({ name, shape, isRequired }) => [
      code(name),
      typeOf(writer, shape),
      hasRequired ? word(isRequired ? 'openapiYes' : 'openapiNo') : '',
      shape.initial === undefined ? '' : code(JSON.stringify(shape.initial)),
      [
        shape.isDeprecated && `**${word('apiDeprecated')}**`,
        writer.cell(shape.description ?? (shape.named && isLinked(shape) ? undefined : shape.title)),
        detailsOf(writer, shape),
      ]
        .filter(Boolean)
        .join('<br />'),
    ]),
  );
}

/** The schemas of which one has to fit, as a list; the fields of those without a name. */
function choicesOf(writer: Writer, shape: Shape, level: Level): string {
  if (shape.choices.length === 0) return '';
  const { word } = writer;
  const { documents } = writer.api;
  const all = shape.choices.map(choice => shapeOf(documents, choice));
  const items = all.map((choice, index) => {
    const type = typeOf(writer, choice);
    const value = discriminatorOf(shape, choice);
    const when =
      shape.discriminator && value
        ? `${code(shape.discriminator.property)}: ${code(JSON.stringify(value))}`
        : '';
    const title = !choice.named && choice.title ? plain(choice.title) : '';
    return `${index + 1}. ${[title, type, when, writer.cell(choice.description)].filter(Boolean).join(' · ')}`;
  });
  const tables = all.flatMap((choice, index) => {
    const rows = choice.named && isLinked(choice) ? [] : rowsOf(writer, choice, level);
    if (rows.length === 0) return [];
    return [
      `**${index + 1}. ${choice.title ? plain(choice.title) : typeOf(writer, choice)}**`,
      fieldTable(writer, rows),
    ];
  });
  return blocks(
    word(shape.choose === 'anyOf' ? 'openapiAnyOf' : 'openapiOneOf'),
    items.join('\n'),
    ...tables,
  );
}
