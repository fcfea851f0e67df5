import type { z } from 'zod';
import { didYouMean } from '../didYouMean';
import { userError } from './userError';

type Issue = z.core.$ZodIssue;

/**
 * Checks options and fills in defaults, for the plugin `name`, documented at `readMore`. @throws Error
 * with every problem at once, each with its path: `options.rules.0.to: …`
 */
export function parseOptions<S extends z.ZodType>(
  name: string,
  readMore: string,
  schema: S,
  input: unknown = {},
): z.output<S> {
  const result = checkedWith(schema, input, ['options']);
  if ('problems' in result) throw cannotStart(name, result.problems, readMore);
  return result.data;
}

/** What a user has written, with defaults, or every problem with its path, which begins with `above`. */
export function checkedWith<S extends z.ZodType>(
  schema: S,
  input: unknown,
  above: readonly string[] = [],
): { data: z.output<S> } | { problems: string[] } {
  const result = schema.safeParse(input, { error: messageOf });
  if (result.success) return { data: result.data };
  return { problems: result.error.issues.flatMap(issue => problemsOf(issue, above)) };
}

/** The error of a plugin with invalid options, one problem per line. */
export function cannotStart(name: string, problems: readonly string[], readMore: string): Error {
  return userError(
    [`[${name}] cannot start.`, ...problems.map(problem => `  ${problem}`), `  See ${readMore}.`].join('\n'),
  );
}

/** Messages of our own, where an option has none. Written here because a finished issue has neither its schema nor the value. */
function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  const { code, input } = issue;
  if (code === 'invalid_value' && typeof input === 'string') {
    const names = issue.values.filter(value => typeof value === 'string');
    const expected = issue.values.map(value => JSON.stringify(value)).join('|');
    const hint = didYouMean(input, names);
    return `expected ${issue.values.length > 1 ? 'one of ' : ''}${expected}, got "${input}"${hint ? `. ${hint}` : ''}`;
  }
  if (code === 'too_small' && input === '') return 'expected some text, got an empty string';
  return code === 'unrecognized_keys' ? unknownKeys(issue) : undefined;
}

/** One line per unknown key. */
function unknownKeys(issue: z.core.$ZodRawIssue<z.core.$ZodIssueUnrecognizedKeys>): string {
  const { shape = {} } = (issue.inst?._zod.def ?? {}) as Partial<z.core.$ZodObjectDef>;
  const names = Object.keys(shape);
  const lines = issue.keys.map(
    key => `unknown option. ${didYouMean(key, names) ?? `Known options: ${names.join(', ')}.`}`,
  );
  return lines.join('\n');
}

function problemsOf(issue: Issue, above: readonly PropertyKey[]): string[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const lines = issue.message.split('\n');
    return issue.keys.map((key, index) => `${[...path, key].join('.')}: ${lines[index]}`);
  }
  // What the name of an entry should be.
  if (issue.code === 'invalid_key') return issue.issues.flatMap(each => problemsOf(each, path));
  if (issue.code === 'invalid_union') {
    // Report the problems of one member of the union: the one whose own type fits.
    const meant = issue.errors.find(issues => issues.every(isInside));
    if (meant) return meant.flatMap(each => problemsOf(each, path));
    if (issue.message === 'Invalid input') return [`${path.join('.')}: ${ofAllForms(issue.errors)}`];
  }
  return [`${path.join('.')}: ${issue.message}`];
}

/** What each form of an option expects, in one message. */
function ofAllForms(forms: Issue[][]): string {
  const messages = forms.flatMap(([first]) => (first ? first.message : []));
  const expected = messages.map(message =>
    message.replace(/^Invalid \w+: /, '').replace(/^expected |, (received|got) .+$/g, ''),
  );
  const received = messages.find(message => /, received \w+$/.test(message))?.replace(/.*(?=, received)/, '');
  return `expected ${expected.join(' or ')}${received ?? ''}`;
}

const isInside = ({ code, path }: Issue) => code === 'unrecognized_keys' || path.length > 0;
