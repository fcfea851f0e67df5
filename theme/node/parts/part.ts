import { shownPath } from '../../../shared/node/shownPath';
import { userError } from '../../../shared/node/userError';

/** One of several jobs that compile and render the pages of one build together. */
export interface Part {
  /** From 1 on. */
  number: number;
  count: number;
}

/**
 * The job that the environment names, as `DUET_PART=2/4`; none otherwise.
 * @throws Error if it has another form
 */
export function partOf(text = process.env.DUET_PART): Part | undefined {
  if (!text) return undefined;
  const [, number, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!number || !count || number > count) {
    throw userError(
      `[rspress-theme-duet] DUET_PART is ${JSON.stringify(text)}. Give the number of the job and that of all jobs, such as 1/4 to 4/4.`,
    );
  }
  return { number, count };
}

/** @throws Error that names what is switched off and a job needs; without it, a job would build the whole site */
export function checkPart(part: Part | undefined, isOn: Record<string, boolean>): void {
  const off = Object.keys(isOn).filter(name => !isOn[name]);
  if (part && off.length > 0) {
    throw userError(
      `[rspress-theme-duet] DUET_PART needs what this site has switched off: ${off.join(', ')}. Build it in one job, without DUET_PART, or switch that on.`,
    );
  }
}

/** The routes that other jobs compile and render: every job gets pages of every folder. */
export function othersOf(routePaths: Iterable<string>, part: Part | undefined): Set<string> {
  if (!part) return new Set();
  return new Set([...routePaths].sort().filter((_, index) => index % part.count !== part.number - 1));
}

/** Ends a job: what else a build does is left to the one that joins the parts. @param folder of the cache */
export function endPart(
  { number, count }: Part,
  folder: string,
  logger: { success(text: string): void },
): never {
  logger.success(
    `Part ${number} of ${count} is compiled and rendered into ${shownPath(folder)}. A build without DUET_PART, with this folder from every job, writes the site.`,
  );
  process.exit(0);
}
