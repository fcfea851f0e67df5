import type { z } from 'zod';

/**
 * Checks plugin options once, at config time, and reports every problem with its path.
 * @throws Error that names the plugin, each wrong option and where to read more
 */
export function parseOptions<S extends z.ZodType>(plugin: string, schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    issue => `  ${['options', ...issue.path].join('.')}: ${issue.message}`,
  );
  throw new Error(
    `[rspress-plugin-duet/${plugin}] cannot start.\n${problems.join('\n')}\n` +
      `  See "${plugin}" in the README of rspress-plugin-duet.`,
  );
}
