import { asText } from './example';
import { type Shape, shapeOf } from './shape';
import { code } from './syntax';
import type { Writer } from './writer';

/** What a value has to fulfil besides its type, in one line. */
export function detailsOf(writer: Writer, shape: Shape): string {
  const { word } = writer;
  const item = shape.items && shapeOf(writer.api.documents, shape.items);
  const values = shape.values ?? item?.values;
  const format = shape.format ?? item?.format;
  const { limits } = shape;
  const list = (all: readonly unknown[]) => all.map(value => code(asText(value))).join(', ');
  return [
    format && word('openapiFormat', { format: code(format) }),
    values && values.length === 1 && word('openapiAlways', { value: list(values) }),
    values && values.length > 1 && word('openapiValues', { values: list(values) }),
    range(limits.minimum, limits.maximum, limits.exclusiveMinimum, limits.exclusiveMaximum),
    limits.multipleOf !== undefined && word('openapiMultiple', { value: code(String(limits.multipleOf)) }),
    sized(word('openapiLength'), limits.minLength, limits.maxLength),
    sized(word('openapiItems'), limits.minItems, limits.maxItems),
    sized(word('openapiProperties'), limits.minProperties, limits.maxProperties),
    limits.uniqueItems === true && word('openapiUnique'),
    limits.pattern !== undefined && word('openapiPattern', { pattern: code(String(limits.pattern)) }),
    shape.isReadOnly && word('openapiReadOnly'),
    shape.isWriteOnly && word('openapiWriteOnly'),
    shape.discriminator && word('openapiDiscriminator', { property: code(shape.discriminator.property) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function range(least: unknown, most: unknown, above: unknown, below: unknown): string {
  const limit = (sign: string, value: unknown) => `${sign} ${code(String(value))}`;
  return [
    typeof above === 'number' && limit('>', above),
    least !== undefined && limit(above === true ? '>' : '≥', least),
    typeof below === 'number' && limit('<', below),
    most !== undefined && limit(below === true ? '<' : '≤', most),
  ]
    .filter(Boolean)
    .map(text => String(text).replace('<', '&lt;'))
    .join(', ');
}

function sized(name: string, least: unknown, most: unknown): string {
  if (least === undefined && most === undefined) return '';
  if (least === most) return `${name} ${code(String(least))}`;
  return `${name} ${range(least, most, undefined, undefined)}`;
}
