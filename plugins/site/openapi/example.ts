import type { Documents, Located } from './documents';
import { discriminatorOf, keyOf, type Shape, shapeOf } from './shape';

/** Who sends the value: what is read-only is not in requests, what is write-only not in responses. */
export type Direction = 'request' | 'response';

/** Whether a property is sent in a direction. */
export const isSent = ({ isReadOnly, isWriteOnly }: Shape, direction: Direction | undefined) =>
  !(direction === 'request' && isReadOnly) && !(direction === 'response' && isWriteOnly);

/** Objects inside objects that an example contains at most. */
const deepest = 6;

/** Objects inside objects that have all their properties; deeper ones have those that are required. */
const complete = 2;

/** Values for the formats of strings. All are reserved for examples, or belong to nobody. */
const byFormat: Record<string, string> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00Z',
  duration: 'PT1H',
  email: 'name@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  uuid: '00000000-0000-4000-8000-000000000001',
  byte: 'ZXhhbXBsZQ==',
  password: '********',
};

/** An example of a schema: the document's own, else one that is made from the types, and always the same. */
export function exampleOf(documents: Documents, at: Located, direction: Direction): unknown {
  return make(shapeOf(documents, at), []);

  function make(shape: Shape, above: readonly string[]): unknown {
    if (shape.examples.length > 0) return shape.examples[0];
    if (shape.values) return shape.values[0] ?? null;
    if (shape.initial !== undefined) return shape.initial;
    const [type = typeFrom(shape)] = shape.types;
    const key = shape.named ? keyOf(shape.named) : '';
    const inside = key || type === 'object' ? [...above, key] : above;
    if (type === 'object') return objectOf(shape, inside);
    if (type === 'array') {
      const item = shape.items && shapeOf(documents, shape.items);
      return item && !isOver(item, inside) ? [make(item, inside)] : [];
    }
    if (shape.choices[0]) return make(shapeOf(documents, shape.choices[0]), inside);
    if (type === 'boolean') return true;
    if (type === 'integer' || type === 'number') return numberIn(shape.limits);
    return type === 'string' ? stringOf(shape) : shape.isNullable ? null : 'any';
  }

  function objectOf(shape: Shape, inside: readonly string[]): unknown {
    const result: Record<string, unknown> = {};
    const [choice] = shape.choices;
    if (choice) {
      const chosen = shapeOf(documents, choice);
      const value = isOver(chosen, inside) ? undefined : make(chosen, inside);
      if (typeof value === 'object' && !Array.isArray(value)) Object.assign(result, value);
      const key = discriminatorOf(shape, chosen);
      if (shape.discriminator && key) result[shape.discriminator.property] = key;
    }
    for (const [name, at] of shape.properties) {
      const property = shapeOf(documents, at);
      if (name in result || property.isDeprecated || !isSent(property, direction)) continue;
      if (inside.length > complete && !shape.required.has(name)) continue;
      if (!isOver(property, inside)) result[name] = make(property, inside);
      else if (shape.required.has(name) && property.isNullable) result[name] = null;
    }
    if (shape.others && Object.keys(result).length === 0) {
      const other = shapeOf(documents, shape.others);
      if (!isOver(other, inside)) result.key = make(other, inside);
    }
    return result;
  }

  /** Whether an example of a schema would contain itself, or be too deep. */
  function isOver({ named }: Shape, inside: readonly string[]): boolean {
    return inside.length >= deepest || (!!named && inside.includes(keyOf(named)));
  }
}

/** A value in one line: a text as it is, everything else as JSON. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The type of a schema that names none. */
export function typeFrom({ properties, others, items, values, choices }: Shape): string | undefined {
  if (properties.size > 0 || others) return 'object';
  if (items) return 'array';
  const types = new Set(values?.map(value => typeof value));
  const [only] = types;
  return types.size === 1 && choices.length === 0 ? only : undefined;
}

function numberIn(limits: Shape['limits']): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = limits;
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
  // Up to 3.0, the exclusive limits are switches of the others.
  const above = number(exclusiveMinimum) ?? (exclusiveMinimum === true ? number(minimum) : undefined);
  const below = number(exclusiveMaximum) ?? (exclusiveMaximum === true ? number(maximum) : undefined);
  const step = number(multipleOf) ?? 1;
  const least = above === undefined ? number(minimum) : above + step;
  const most = below === undefined ? number(maximum) : below - step;
  const value = least ?? (most !== undefined && most < step ? most : step);
  return number(multipleOf) ? Math.ceil(value / step) * step : value;
}

function stringOf({ format = '', limits: { minLength, maxLength } }: Shape): string {
  if (byFormat[format]) return byFormat[format];
  const text = 'text';
  const least = typeof minLength === 'number' ? Math.min(minLength, 200) : 0;
  const most = typeof maxLength === 'number' ? maxLength : Number.POSITIVE_INFINITY;
  return text.padEnd(least, text).slice(0, most);
}
