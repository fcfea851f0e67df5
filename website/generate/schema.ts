import type { z } from 'zod';

/** One option as its schema declares it. */
export interface Option {
  /** Names of the properties that lead to it, with `[]` behind lists: `feeds[].id`. */
  path: string;
  /** TypeScript type of what a site may write. */
  type: string;
  /** Whether it must be given where the object around it is. */
  isRequired: boolean;
  /** Default of the schema, as JavaScript. */
  default?: string;
}

/** The parts of a zod definition that are read here. */
interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  options?: z.ZodType[];
  entries?: Record<string, string>;
  values?: unknown[];
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  defaultValue?: unknown;
}

const definition = (schema: z.ZodType) => schema._zod.def as unknown as Definition;
const wrappers = ['optional', 'default', 'prefault', 'nullable', 'readonly', 'catch'];

/** The schema below `optional`, `default` and transforms: what a site writes. */
function inner(schema: z.ZodType): z.ZodType {
  const { type, innerType, in: input } = definition(schema);
  if (wrappers.includes(type)) return inner(innerType!);
  return type === 'pipe' ? inner(input!) : schema;
}

/** A value as JavaScript in the style of the documentation. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const name = (key: string) => (/^\w+$/.test(key) ? key : `'${key}'`);
  const entries = Object.entries(value).map(([key, item]) => `${name(key)}: ${literal(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** The TypeScript type of a schema; objects are `object`, because their properties are options of their own. */
export function typeOf(schema: z.ZodType): string {
  const { type, element, options, entries, values, keyType, valueType } = definition(inner(schema));
  switch (type) {
    case 'array': {
      const item = typeOf(element!);
      return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
    }
    case 'union':
      return [...new Set(options!.map(typeOf))].join(' | ');
    case 'enum':
      return Object.values(entries!).map(literal).join(' | ');
    case 'literal':
      return values!.map(literal).join(' | ');
    case 'record':
      return `Record<${typeOf(keyType!)}, ${typeOf(valueType!)}>`;
    case 'object':
      return 'object';
    case 'int':
      return 'number';
    default:
      return type;
  }
}

/** All options of an object's schema in the order of the schema, nested ones after the object that has them. */
export function optionsOf(schema: z.ZodType, prefix = ''): Option[] {
  const base = inner(schema);
  const { type, shape, element, options } = definition(base);
  if (type === 'array') return optionsOf(element!, `${prefix}[]`);
  if (type === 'union') return options!.flatMap(option => optionsOf(option, prefix));
  if (type !== 'object') return [];
  return Object.entries(shape!).flatMap(([name, value]) => {
    const path = prefix ? `${prefix}.${name}` : name;
    const { type: kind, defaultValue } = definition(value);
    const option: Option = { path, type: typeOf(value), isRequired: !wrappers.includes(kind) };
    if (kind === 'default') option.default = literal(defaultValue);
    return [option, ...optionsOf(value, path)];
  });
}
