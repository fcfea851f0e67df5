import type { z } from 'zod';
import { parseOptions as parse } from '../../shared/node/parseOptions';

/** Checks the options of a plugin once. Throws an error that names the plugin, every problem with its path, and the README. */
export function parseOptions<S extends z.ZodType>(plugin: string, schema: S, input: unknown): z.output<S> {
  return parse(
    `rspress-plugin-duet/${plugin}`,
    `"${plugin}" in the README of rspress-plugin-duet`,
    schema,
    input,
  );
}
