import { splitFrontmatter } from '../../shared/frontmatter';

/** The date of a page, or the problem with it and its line. */
export type Published = { date: Date } | { line: number; problem: string };

const day = /^(\d{4})-(\d{2})-(\d{2})$/;
const dateTime = /^(\d{4}-\d{2}-\d{2})[Tt ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Reads `published_at` from a page's source: a day (midnight UTC), or a date and time with a time zone. The day must exist. */
export function publishedAt(source: string): Published {
  const { frontmatter, problem } = splitFrontmatter(source);
  if (problem)
    return { line: problem.line, problem: `the frontmatter is not valid YAML: ${problem.message}` };
  const entry = frontmatter.find(({ key }) => key === 'published_at');
  if (!entry)
    return { line: 1, problem: 'published_at is missing; write the day, such as `published_at: 2024-09-10`' };
  const value = String(entry.value ?? '');
  const [dayPart] = value.match(/^\d{4}-\d{2}-\d{2}/) ?? [];
  const valid = (day.test(value) || dateTime.test(value)) && dayPart && isDay(dayPart);
  const date = new Date(value.replace(/^(\S+) (?=\d)/, '$1T'));
  if (valid && !Number.isNaN(date.getTime())) return { date };
  return {
    line: entry.line,
    problem: `published_at must be a day such as 2024-09-10, or a date and time such as 2024-09-10T08:00:00Z; got "${value}"`,
  };
}

/** Whether the frontmatter of a page says that nothing lists it: `draft` or `unlisted`. */
export function isUnlisted(source: string): boolean {
  return splitFrontmatter(source).frontmatter.some(
    ({ key, value }) => (key === 'draft' || key === 'unlisted') && value === true,
  );
}

/** Whether the day exists: `Date` turns February 30 into March 1. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
