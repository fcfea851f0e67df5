import { typeFrom } from './example';
import { nameOf, type Shape, shapeOf } from './shape';
import { code } from './syntax';
import type { Writer } from './writer';

/** Types inside types that are written at most. */
const deepest = 12;

/** A part of a type: a name with a link, or code. */
interface Part {
  text: string;
  link?: string;
}

/** The type of a schema as inline Markdown, with links to schemas. */
export function typeOf(writer: Writer, shape: Shape): string {
  const parts = partsOf(writer, shape);
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && !last[0]!.link && !part.link) last.push(part);
    else groups.push([part]);
  }
  return groups
    .map(group => {
      const text = code(group.map(part => part.text).join(' | '));
      return group[0]!.link ? `[${text}](${group[0]!.link})` : text;
    })
    .join(' \\| ');
}

function partsOf(writer: Writer, shape: Shape, level = 0): Part[] {
  const nothing: Part[] = shape.isNullable ? [{ text: 'null' }] : [];
  const { documents } = writer.api;
  const { named } = shape;
  if (named && isLinked(shape)) return [{ text: nameOf(named), link: writer.linkTo(named) }, ...nothing];
  if (shape.isNever) return [{ text: 'never' }];
  if (shape.choices.length > 0 && level < deepest) {
    const parts = shape.choices.flatMap(choice => partsOf(writer, shapeOf(documents, choice), level + 1));
    return [...new Map([...parts, ...nothing].map(part => [part.text, part])).values()];
  }
  const types = shape.types.length > 0 ? shape.types : [typeFrom(shape) ?? 'any'];
  return [
    ...types.flatMap((type): Part[] => {
      if (type === 'array' && shape.items && level < deepest)
        return wrapped(partsOf(writer, shapeOf(documents, shape.items), level + 1), text =>
          / \| /.test(text) ? `(${text})[]` : `${text}[]`,
        );
      if (type === 'object' && shape.others && shape.properties.size === 0 && level < deepest)
        return wrapped(
          partsOf(writer, shapeOf(documents, shape.others), level + 1),
          text => `Record<string, ${text}>`,
        );
      return [{ text: type === 'array' ? 'any[]' : type }];
    }),
    ...(types[0] === 'any' ? [] : nothing),
  ];
}

/** A type around another one: one link leads to that. */
function wrapped(parts: Part[], wrap: (text: string) => string): Part[] {
  const links = parts.flatMap(({ link }) => link ?? []);
  return [{ text: wrap(parts.map(({ text }) => text).join(' | ')), ...(links[0] ? { link: links[0] } : {}) }];
}

/** Whether a schema with a name has a section: names of plain types are replaced by the type. */
export const isLinked = (shape: Shape) =>
  (shape.types[0] ?? typeFrom(shape)) === 'object'
    ? shape.properties.size > 0 || shape.choices.length > 0
    : shape.choices.length > 0;
