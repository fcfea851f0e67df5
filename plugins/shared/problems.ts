import { logger } from '@rspress/core';
import { originProblem } from '../../shared/node/siteProblems';
import { userError } from '../../shared/node/userError';

/** Reports all problems of a plugin at once. A build fails with them; the development server prints them and continues. */
export function reportProblems(plugin: string, title: string, problems: string[], isProd: boolean): void {
  if (problems.length === 0) return;
  const message = `[rspress-plugin-duet/${plugin}] ${title}\n${problems.map(problem => `  ${problem}`).join('\n')}`;
  if (isProd) throw userError(message);
  logger.error(message);
}

/** The problem of a site without an origin, or with one that is wrong. */
export function originProblems(origin: string): string[] {
  if (!origin)
    return [
      'the Rspress config has no `siteOrigin`; full addresses need it, such as `siteOrigin: "https://example.com"`',
    ];
  const problem = originProblem(origin);
  return problem ? [`rspress.config: ${problem}`] : [];
}

/** The problem of a site that renders its pages in workers. */
export const noHeadFunctions =
  '`ssg.experimentalWorker` is not supported: functions in `head` cannot be passed to workers';
