import { didYouMean } from '../../../shared/didYouMean';

/** Keys and numbers of entries, from the frontmatter inwards. */
export type Path = readonly (string | number)[];

/** A value of the wrong kind, a key that is missing or misspelled. */
export interface FieldProblem {
  path: Path;
  message: string;
}

type Check = (value: unknown, path: Path) => FieldProblem[];

const text: Check = (value, path) =>
  typeof value === 'string' || typeof value === 'number' ? [] : expected('a text', value, path);

const oneOf =
  (...values: unknown[]): Check =>
  (value, path) => {
    if (values.includes(value)) return [];
    const names = values.map(String);
    const hint = typeof value === 'string' ? didYouMean(value, names) : undefined;
    return expected(`one of ${names.join(', ')}`, value, path, hint && ` ${hint}`);
  };

const list =
  (entry: Check): Check =>
  (value, path) =>
    Array.isArray(value)
      ? value.flatMap((each, index) => entry(each, [...path, index]))
      : expected('a list, each entry after `- `', value, path);

/** Other keys may be those of a site's own component: only those that resemble a known one are mistakes. */
const keys =
  (checks: Record<string, Check>, required: string[] = []): Check =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return expected(`keys such as \`${required[0] ?? Object.keys(checks)[0]}:\``, value, path);
    const fields = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
    const given = fields.map(([key]) => key);
    const free = Object.keys(checks).filter(key => !given.includes(key));
    return [
      ...fields.flatMap(([key, field]) => {
        const check = checks[key];
        if (check) return check(field, [...path, key]);
        const hint = didYouMean(key, free, 0.25);
        return hint ? [{ path: [...path, key], message: `there is no such key. ${hint}` }] : [];
      }),
      ...required
        .filter(key => !given.includes(key))
        .map(key => ({ path, message: `the key \`${key}\` is missing` })),
    ];
  };

/** A text, or what has keys instead. */
const textOr =
  (check: Check): Check =>
  (value, path) =>
    typeof value === 'string' ? [] : check(value, path);

const tag: Check = (value, path) => {
  const [name, attributes, ...others] = Array.isArray(value) ? value : [];
  const isTag = typeof name === 'string' && typeof (attributes ?? {}) === 'object' && others.length === 0;
  return isTag
    ? []
    : expected('a list of a tag and its attributes: `[meta, { name: a, content: b }]`', value, path);
};

const texts: Check = (value, path) => (Array.isArray(value) ? list(text)(value, path) : text(value, path));

const any: Check = () => [];

const heroTexts = (
  'name text tagline title subTitle description logoUrl githubURL getStartedButtonText getStartedLink ' +
  'learnMoreButtonText learnMoreLink'
).split(' ');

const fields: Record<string, Check> = {
  hero: keys({
    ...Object.fromEntries(heroTexts.map(key => [key, text])),
    showStars: any,
    showOvalBg: any,
    badge: textOr(keys({ text, link: text }, ['text'])),
    image: keys(
      {
        src: textOr(keys({ light: text, dark: text }, ['light', 'dark'])),
        alt: text,
        srcset: texts,
        sizes: texts,
      },
      ['src'],
    ),
    actions: list(keys({ text, link: text, theme: oneOf('brand', 'alt') }, ['text', 'link'])),
  }),
  features: list(
    keys({ title: text, details: text, icon: text, link: text, span: oneOf(2, 3, 4, 6) }, ['title']),
  ),
  head: list(tag),
};

/** Mistakes in the parts of frontmatter that components read as lists and groups of keys. */
export function fieldProblems(frontmatter: Record<string, unknown>): FieldProblem[] {
  return Object.entries(fields).flatMap(([key, check]) => {
    const value = frontmatter[key];
    return value === null || value === undefined ? [] : check(value, [key]);
  });
}

function expected(what: string, value: unknown, path: Path, hint = ''): FieldProblem[] {
  const got = Array.isArray(value)
    ? 'a list'
    : typeof value === 'object' && value
      ? 'keys'
      : JSON.stringify(value ?? null);
  return [{ path, message: `expected ${what}, got ${got}.${hint}` }];
}
