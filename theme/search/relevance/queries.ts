/** A question that readers ask, and the page that must answer it. */
export interface RelevanceQuery {
  /** What the reader types. */
  query: string;
  /** Address of the page that must come, with its language and without base, for example `/zh/config/server/port`. */
  page: string;
  /**
   * Further pages that answer just as well; the first of all that comes counts.
   * @default []
   */
  also?: string[];
  /** Place that it must have at most, 1 for the first. */
  rank: number;
}

const address = 'must be an address that begins with /, such as /guide/start';

/** What each property must be; `undefined` where it is. */
const rules: Record<keyof RelevanceQuery, (value: unknown) => string | undefined> = {
  query: value =>
    typeof value === 'string' && value.trim()
      ? undefined
      : 'must be what a reader types, a text that is not empty',
  page: value => (isAddress(value) ? undefined : address),
  also: value =>
    value === undefined || (Array.isArray(value) && value.every(isAddress))
      ? undefined
      : `must be a list of addresses; each ${address}`,
  rank: value =>
    Number.isInteger(value) && Number(value) > 0 ? undefined : 'must be a whole number, 1 or more',
};

/**
 * Reads a file of queries: a JSON list of {@link RelevanceQuery}.
 * @param text content of the file
 * @param name of the file, for the error
 * @throws one error with all that is wrong, each with its place in the list
 */
export function parseQueries(text: string, name = 'The file of queries'): RelevanceQuery[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (error) {
    throw new Error(`${name} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (!Array.isArray(list)) throw new Error(`${name} must hold a list: [{ "query", "page", "rank" }, …].`);
  const firstPlace = new Map<string, number>();
  const problems = list.flatMap((item: unknown, place) => {
    const found = problemsOf(item).map(problem => `[${place}]${problem}`);
    const query = (item as RelevanceQuery | null)?.query;
    const before = firstPlace.get(query as string);
    if (before !== undefined) found.push(`[${place}].query: “${query}” stands at [${before}] already`);
    else if (typeof query === 'string') firstPlace.set(query, place);
    return found;
  });
  if (problems.length === 0) return list as RelevanceQuery[];
  throw new Error([`${name} is not right:`, ...problems.map(problem => `  ${problem}`)].join('\n'));
}

function problemsOf(item: unknown): string[] {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    return [': must be an object with query, page and rank'];
  }
  const wrong = Object.entries(rules).flatMap(([key, rule]) => {
    const problem = rule((item as Record<string, unknown>)[key]);
    return problem ? `.${key}: ${problem}` : [];
  });
  const unknown = Object.keys(item).filter(key => !Object.hasOwn(rules, key));
  return [
    ...wrong,
    ...unknown.map(key => `.${key}: is no property; known are ${Object.keys(rules).join(', ')}`),
  ];
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/');
}
