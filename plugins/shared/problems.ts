import { logger } from '@rspress/core';

/**
 * Reports the problems that a plugin found, all at once. A build fails; the
 * development server goes on and prints them.
 * @throws Error with one line per problem, in a build
 */
export function reportProblems(plugin: string, title: string, problems: string[], isProd: boolean): void {
  if (problems.length === 0) return;
  const message = `[rspress-plugin-duet/${plugin}] ${title}\n${problems.map(problem => `  ${problem}`).join('\n')}`;
  if (isProd) throw new Error(message);
  logger.error(message);
}

/** The problem of a site without an origin. */
export const missingOrigin =
  'the Rspress config has no `siteOrigin`; full addresses need it, such as `siteOrigin: "https://example.com"`';
