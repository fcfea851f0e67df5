/** A query that readers type, and the page that must be found. */
export interface RelevanceQuery {
  /** What the reader types. */
  query: string;
  /** Address of the page that must be found, with its language and without base, for example `/zh/config/server/port`. */
  page: string;
  /**
   * Other pages that answer the query as well; the first of all that is found counts.
   * @default []
   */
  also?: string[];
  /**
   * The lowest rank that is accepted, 1 for the first.
   * @default 5
   */
  rank?: number;
  /** What kind of query it is, such as `question` or `typo`, for figures by kind. */
  kind?: string;
}

const address = 'must be an address that starts with /, such as /guide/start';

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? undefined : 'must be a text that is not empty';
}

/** The rule of each property: undefined for a valid value, else what it must be. */
const rules: Record<keyof RelevanceQuery, (value: unknown) => string | undefined> = {
  query: text,
  page: value => (isAddress(value) ? undefined : address),
  also: value =>
    value === undefined || (Array.isArray(value) && value.every(isAddress))
      ? undefined
      : `must be a list of addresses; each ${address}`,
  rank: value =>
    value === undefined || (Number.isInteger(value) && Number(value) > 0)
      ? undefined
      : 'must be an integer of 1 or more',
  kind: value => (value === undefined ? undefined : text(value)),
};

/**
 * Reads a file of queries: a JSON list of {@link RelevanceQuery}.
 * @param text content of the file
 * @param name name of the file, for the error
 * @throws one error that lists every problem with its place in the list
 */
export function parseQueries(text: string, name = 'The query file'): RelevanceQuery[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (error) {
    throw new Error(`${name} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (!Array.isArray(list)) throw new Error(`${name} must be a list: [{ "query", "page" }, …].`);
  const firstPlace = new Map<string, number>();
  const problems = list.flatMap((item: unknown, index) => {
    const itemProblems = problemsOf(item).map(problem => `[${index}]${problem}`);
    const query = (item as RelevanceQuery | null)?.query;
    const before = firstPlace.get(query as string);
    if (before !== undefined) itemProblems.push(`[${index}].query: “${query}” is already at [${before}]`);
    else if (typeof query === 'string') firstPlace.set(query, index);
    return itemProblems;
  });
  if (problems.length === 0) return list as RelevanceQuery[];
  throw new Error([`${name} is invalid:`, ...problems.map(problem => `  ${problem}`)].join('\n'));
}

function problemsOf(item: unknown): string[] {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    return [': must be an object with query and page'];
  }
  const wrong = Object.entries(rules).flatMap(([key, rule]) => {
    const problem = rule((item as Record<string, unknown>)[key]);
    return problem ? `.${key}: ${problem}` : [];
  });
  const unknown = Object.keys(item).filter(key => !Object.hasOwn(rules, key));
  return [
    ...wrong,
    ...unknown.map(key => `.${key}: is not a property; the properties are ${Object.keys(rules).join(', ')}`),
  ];
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/');
}
