/** Custom properties by name, each with the value of `:root`. */
export type Properties = Map<string, string>;

/** Colour scheme of a reader. */
export type Scheme = 'light' | 'dark';

/** The custom properties that a stylesheet declares for `:where(:root)` outside conditions. */
export function propertiesOf(css: string): Properties {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const body = /^:where\(:root\) \{([\s\S]*?)^\}/m.exec(plain)?.[1] ?? '';
  const declarations = body.matchAll(/(--[\w-]+):\s*([^;]+);/g);
  return new Map([...declarations].map(([, name, value]) => [name!, value!.replace(/\s+/g, ' ').trim()]));
}

/** The value of a property in a scheme, with the properties that it refers to filled in. */
export function valueIn(properties: Properties, name: string, scheme: Scheme): string {
  const resolve = (value: string): string =>
    chosen(value, scheme).replace(/var\((--[\w-]+)\)/g, (whole, other) => {
      const referred = properties.get(other);
      return referred === undefined ? whole : resolve(referred);
    });
  return resolve(properties.get(name) ?? '');
}

/** A value with the half of every `light-dark()` that a scheme uses. */
function chosen(value: string, scheme: Scheme): string {
  const start = value.indexOf('light-dark(');
  if (start < 0) return value;
  const [first, second, end] = argumentsFrom(value, start + 'light-dark('.length);
  return chosen(value.slice(0, start) + (scheme === 'light' ? first : second) + value.slice(end), scheme);
}

/** The two arguments of a function whose first begins at `start`, and where the text goes on behind it. */
function argumentsFrom(value: string, start: number): [first: string, second: string, end: number] {
  let depth = 0;
  let comma = -1;
  let end = start;
  for (; depth >= 0; end++) {
    if (value[end] === '(') depth++;
    if (value[end] === ')' || end === value.length) depth--;
    if (value[end] === ',' && depth === 0) comma = end;
  }
  return [value.slice(start, comma).trim(), value.slice(comma + 1, end - 1).trim(), end];
}

/** The Rspress variable that a token takes its value from, if there is one. */
export const variableOf = (properties: Properties, name: string): string | undefined =>
  /^var\((--rp-[\w-]+)\)$/.exec(properties.get(name) ?? '')?.[1];
